import type { ProductOnCard } from "~/catalog/queries/lists";
import { classNames } from "~/lib/class-names";
import { CardGrid } from "~/ui/card-grid";
import { ProductCard } from "./product-card";

type Props = {
  products: readonly ProductOnCard[];
  /** The heading level of the products' names. */
  heading?: "h2" | "h3";
  /** Becomes a swipeable row on phones. */
  swipe?: boolean;
};

/** On tablets, two cards above rows of three. */
const TWO_AND_THREES =
  "tablet:@max-5xl:grid-cols-6 tablet:@max-5xl:*:col-span-2 tablet:@max-5xl:*:nth-[-n+2]:col-span-3";

/** Four columns, or two on phones; on tablets three, or whatever else fills the last row. */
export function ProductGrid({ products, heading = "h3", swipe = false }: Props) {
  return (
    <CardGrid
      swipe={swipe}
      className={classNames(
        products.length === 4 && "tablet:grid-cols-4",
        products.length % 3 === 2 && TWO_AND_THREES,
      )}
    >
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={heading}
          sizes={{ phone: "38vw", tablet: 2 / 5, desktop: 1 / 4 }}
        />
      ))}
    </CardGrid>
  );
}
