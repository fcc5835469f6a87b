import type { ReactNode } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { ProductGrid } from "~/sections/product-grid";
import { Section } from "~/ui/section";

type Props = {
  title: string;
  products: readonly ProductOnCard[];
  children?: ReactNode;
};

export function FeaturedProducts({ title, products, children }: Props) {
  return (
    <Section aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-6 pb-band">
        <h2>{title}</h2>
        {children}
      </div>
      <ProductGrid products={products} swipe />
    </Section>
  );
}
