import type { ProductSummary } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductRow } from "~/features/product/product-row";
import { CARD_SLIDES, SectionCarousel } from "~/sections/section-carousel";

type Props = { title: string; products: readonly ProductSummary[]; reviews: string };

/** One slide, two from 768 px (spec 9, "Best Selling"). */
export function BestSelling({ title, products, reviews }: Props) {
  if (products.length === 0) return null;
  return (
    <div className="overflow-x-clip pt-section">
      <SectionCarousel label={title} slides={`${CARD_SLIDES} 768:[--per-view:2]`}>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            reviews={reviews}
            sizes="(width < 768px) 54vw, (width < 1181px) 28vw, 16vw"
            heading="h3"
            look="card"
          >
            <AddToCartButton product={product} />
          </ProductRow>
        ))}
      </SectionCarousel>
    </div>
  );
}
