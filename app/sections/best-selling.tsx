import type { ProductSummary } from "~/content/lists";
import { Carousel } from "~/ui/carousel/carousel";
import { CarouselControls } from "~/ui/carousel/carousel-controls";
import { CarouselPosition } from "~/ui/carousel/carousel-position";
import { CarouselSlides } from "~/ui/carousel/carousel-slides";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductRow } from "~/features/catalog/product-row";

type Props = { title: string; products: readonly ProductSummary[]; reviews: string };

/** All products, one at a time, two from 768 px (spec 9, "Best Selling"). */
export function BestSelling({ title, products, reviews }: Props) {
  return (
    <div className="overflow-x-clip section below-fold">
      <Carousel label={title} count={products.length} className="carousel-section wrap">
        <h2 className="carousel-heading">{title}</h2>
        <CarouselPosition className="carousel-place text-palm-700" />
        <CarouselControls className="carousel-buttons text-palm-700" />
        <CarouselSlides className="carousel-row best-selling [--gap:24px] 768:[--per-view:2]">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} reviews={reviews} heading="h3">
              <AddToCartButton product={product} />
            </ProductRow>
          ))}
        </CarouselSlides>
      </Carousel>
    </div>
  );
}
