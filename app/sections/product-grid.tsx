import type { ProductOnCard } from "~/catalog/queries/lists";
import { CardGrid, FOUR_COLUMN_SIZES } from "~/ui/card-grid";
import { ProductCard } from "./product-card";

type Props = {
  products: readonly ProductOnCard[];
  /** The heading level of the products' names. */
  heading?: "h2" | "h3";
  /** On phones, two rows to swipe. */
  swipe?: boolean;
};

/** Four columns, two on phones. */
export function ProductGrid({ products, heading = "h3", swipe = false }: Props) {
  return (
    <CardGrid swipe={swipe ? 2 : undefined}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} heading={heading} sizes={FOUR_COLUMN_SIZES} />
      ))}
    </CardGrid>
  );
}
