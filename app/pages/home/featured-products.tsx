import type { ReactNode } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { ProductGrid } from "~/sections/product-grid";

type Props = {
  title: string;
  /** The first eight (spec 9). */
  products: readonly ProductOnCard[];
  /** Beside the title. */
  children?: ReactNode;
};

/** Eight products in four columns, on phones in two rows to swipe (spec 2). */
export function FeaturedProducts({ title, products, children }: Props) {
  return (
    <section aria-label={title} className="wrap py-section">
      <div className="flex flex-wrap items-end justify-between gap-6 pb-band">
        <h2>{title}</h2>
        {children}
      </div>
      <ProductGrid products={products} swipe />
    </section>
  );
}
