import type { ProductSummary } from "~/content/lists";
import { Carousel } from "~/ui/carousel/carousel";
import { CarouselControls } from "~/ui/carousel/carousel-controls";
import { CarouselPosition } from "~/ui/carousel/carousel-position";
import { CarouselSlides } from "~/ui/carousel/carousel-slides";
import { ShopCard } from "./shop-card";

type Props = { title: string; products: readonly ProductSummary[] };

/** A looping carousel of products: 1 slide, 2 at 768 px, 3 at 992, 4 at 1400 (spec 9, "Related Products"). */
export function RelatedProducts({ title, products }: Props) {
  return (
    <div className="overflow-x-clip section below-fold">
      <Carousel label={title} count={products.length} className="carousel-section wrap">
        <h2 className="carousel-heading">{title}</h2>
        <CarouselPosition className="carousel-place text-palm-700" />
        <CarouselControls className="carousel-buttons text-palm-700" />
        <CarouselSlides className="carousel-row [--gap:24px] 768:[--per-view:2] 992:[--per-view:3] 1400:[--per-view:4]">
          {products.map((product) => (
            <ShopCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(width < 768px) 90vw, (width < 992px) 43vw, 300px"
            />
          ))}
        </CarouselSlides>
      </Carousel>
    </div>
  );
}
