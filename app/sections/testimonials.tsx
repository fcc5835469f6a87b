import { fill } from "~/lib/fill";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { Stars } from "~/ui/stars";
import * as productCard from "~/words/product-card";
import { SectionCarousel } from "./section-carousel";

/** What a client says (spec 3, "Testimonial"). */
export type Testimonial = {
  id: number;
  name: string;
  designation: string;
  rating?: number;
  title: string;
  quote: string;
  thumb: PictureData;
};

/** What clients say, one at a time beside their portrait. */
export function Testimonials({
  title,
  testimonials,
}: {
  title: string;
  testimonials: readonly Testimonial[];
}) {
  if (testimonials.length === 0) return null;
  return (
    <div className="overflow-x-clip section">
      <SectionCarousel
        label={title}
        heading={<h2>{title}</h2>}
        count={testimonials.length}
        slides="[--gap:32px]"
      >
        {testimonials.map((testimonial) => (
          <div key={testimonial.id} className="testimonial">
            <div className="tile">
              <Picture picture={testimonial.thumb} sizes="29vw" decorative />
            </div>
            <figure>
              {testimonial.rating ? (
                <p className="rating">
                  <Stars rating={testimonial.rating} />
                  <span className="sr-only">{fill(productCard.rated, { rating: testimonial.rating })}</span>
                </p>
              ) : null}
              <p>{testimonial.title}</p>
              <blockquote>{testimonial.quote}</blockquote>
              <figcaption>
                <b>{testimonial.name}</b>
                <span>{testimonial.designation}</span>
              </figcaption>
            </figure>
          </div>
        ))}
      </SectionCarousel>
    </div>
  );
}
