import type { ProductOnCard } from "~/catalog/lists";
import { classNames } from "~/lib/class-names";
import { ShopCard } from "./shop-card";

type Props = {
  products: readonly ProductOnCard[];
  className?: string;
};

/** Products as cards with their buttons: four in one row, on phones in two columns, under a heading of the second level. */
export function ProductGrid({ products, className }: Props) {
  return (
    <div
      className={classNames(
        "product-grid tablet:max-desktop:grid-cols-12! tablet:max-desktop:*:col-span-3! tablet:max-desktop:[&_h3]:text-lg",
        className,
      )}
    >
      <ProductCards products={products} />
    </div>
  );
}

/** The cards of a grid of products. */
export function ProductCards({ products }: Pick<Props, "products">) {
  return products.map((product) => (
    <ShopCard
      key={product.id}
      product={product}
      heading="h3"
      sizes="(width < 721px) 41vw, (width < 1181px) 42vw, 20vw"
    />
  ));
}
