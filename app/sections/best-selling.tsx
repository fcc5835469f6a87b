import type { ProductSummary } from "~/catalog/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductRow } from "~/features/product/product-row";
import { SectionCarousel } from "./section-carousel";

type Props = { title: string; products: readonly ProductSummary[]; reviews: string };

/** All products, one at a time, two from 768 px (spec 9, "Best Selling"). */
export function BestSelling({ title, products, reviews }: Props) {
  if (products.length === 0) return null;
  return (
    <div className="overflow-x-clip pt-section">
      <SectionCarousel
        label={title}
        heading={<h2>{title}</h2>}
        count={products.length}
        slides="best-selling carousel-cards 768:[--per-view:2]"
      >
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            reviews={reviews}
            sizes="(width < 768px) 54vw, (width < 1181px) 28vw, 16vw"
            heading="h3"
          >
            <AddToCartButton product={product} />
          </ProductRow>
        ))}
      </SectionCarousel>
    </div>
  );
}
