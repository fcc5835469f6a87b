import type { ProductOnCard } from "~/catalog/lists";
import { classNames } from "~/lib/class-names";
import { ShopCard } from "./shop-card";

type Props = {
  products: readonly ProductOnCard[];
  className?: string;
};

/** Products as cards with their buttons, in two or four columns, under a heading of the second level. */
export function ProductGrid({ products, className }: Props) {
  return (
    <div className={classNames("product-grid", className)}>
      {products.map((product) => (
        <ShopCard key={product.id} product={product} heading="h3" sizes="(width < 721px) 41vw, 20vw" />
      ))}
    </div>
  );
}
