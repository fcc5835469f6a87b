import type { Testimonial } from "~/catalog/content/testimonials";
import { ProductRating } from "~/features/product/product-rating";
import { Tile } from "~/ui/tile";
import { SectionCarousel } from "./section-carousel";

type Props = { title: string; testimonials: readonly Testimonial[] };

export function Testimonials({ title, testimonials }: Props) {
  return (
    <SectionCarousel label={title} slides="testimonials">
      {testimonials.map((testimonial) => (
        <div
          key={testimonial.id}
          className="h-full overflow-clip rounded-card rounded-tl-leaf bg-husk-100 tablet:grid tablet:grid-cols-5-7 desktop:min-h-125 desktop:grid-cols-1-2"
        >
          <Tile
            picture={testimonial.thumb}
            sizes={{ phone: 1, tablet: 1 / 2, desktop: 1 / 3 }}
            decorative
            radius="none"
            className="aspect-4/3 tablet:aspect-auto"
            imageClassName="max-tablet:object-top"
          />
          <figure className="self-center p-6 tablet:p-band">
            {testimonial.rating ? <ProductRating rating={testimonial.rating} /> : null}
            <p className="mt-3 font-semibold">{testimonial.title}</p>
            <blockquote className="mt-3 mb-8 font-display text-xl/snug text-balance desktop:text-2xl/tight">
              {testimonial.quote}
            </blockquote>
            <figcaption>
              <b className="block font-semibold">{testimonial.name}</b>
              <span>{testimonial.designation}</span>
            </figcaption>
          </figure>
        </div>
      ))}
    </SectionCarousel>
  );
}
