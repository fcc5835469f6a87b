import type { ReactNode } from "react";
import type { ProductOnCard } from "~/catalog/lists";
import { SwipeRow } from "~/ui/swipe-row";
import { ProductCards } from "./product-grid";

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
    <section className="wrap section">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {children}
      </div>
      <SwipeRow as="div" className="product-grid product-rows mt-block">
        <ProductCards products={products} />
      </SwipeRow>
    </section>
  );
}
