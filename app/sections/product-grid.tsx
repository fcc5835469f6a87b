import type { ProductOnCard } from "~/catalog/lists";
import { classNames } from "~/lib/class-names";
import { ShopCard } from "./shop-card";

type Props = {
  products: readonly ProductOnCard[];
  className?: string;
  /** Four stand in one row on tablets, too. */
  inOneRow?: boolean;
};

/** Products as cards with their buttons, in two, three or four columns, under a heading of the second level. */
export function ProductGrid({ products, className, inOneRow = false }: Props) {
  return (
    <div
      className={classNames(
        "product-grid",
        inOneRow &&
          "tablet:max-desktop:grid-cols-12! tablet:max-desktop:*:col-span-3! tablet:max-desktop:[&_h3]:text-[19px]",
        className,
      )}
    >
      {products.map((product) => (
        <ShopCard
          key={product.id}
          product={product}
          heading="h3"
          sizes="(width < 721px) 41vw, (width < 1181px) 42vw, 20vw"
        />
      ))}
    </div>
  );
}
