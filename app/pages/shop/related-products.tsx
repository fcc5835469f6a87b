import type { ProductOnCard } from "~/catalog/queries/lists";
import { ShopCard } from "~/sections/shop-card";
import { CARD_SLIDES, SectionCarousel } from "~/sections/section-carousel";

type Props = { title: string; products: readonly ProductOnCard[] };

/** Looping: 1 slide, 2 at 768 px, 3 at 992, 4 at 1400 (spec 9, "Related Products"). */
export function RelatedProducts({ title, products }: Props) {
  if (products.length === 0) return null;
  return (
    <div className="overflow-x-clip py-section">
      <SectionCarousel
        label={title}
        slides={`${CARD_SLIDES} 768:[--per-view:2] 992:[--per-view:3] 1400:[--per-view:4]`}
      >
        {products.map((product) => (
          <ShopCard
            key={product.id}
            product={product}
            heading="h3"
            sizes="(width < 768px) 86vw, (width < 992px) 42vw, (width < 1400px) 27vw, 20vw"
          />
        ))}
      </SectionCarousel>
    </div>
  );
}
