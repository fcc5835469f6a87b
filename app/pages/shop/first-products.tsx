import type { ProductOnCard } from "~/catalog/queries/lists";
import { ProductGrid } from "~/sections/product-grid";

type Props = { title: string; products: readonly ProductOnCard[] };

/** Suggestions for an empty cart. */
export function FirstProducts({ title, products }: Props) {
  return (
    <section aria-labelledby="first-products" className="mt-12 tablet:mt-16">
      <h2 id="first-products" className="mb-8">
        {title}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}
