import type { Product } from "~/catalog/schemas/products";
import { classNames } from "~/lib/class-names";
import {
  Carousel,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
  CarouselThumbs,
  useCarousel,
} from "~/ui/carousel/carousel";
import { type Picture as PictureData, smallPicture } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Picture } from "~/ui/picture";

type Props = {
  product: Pick<Product, "name" | "gallery" | "discount">;
  /** The thumb variant of the page has none (spec 2). */
  strip: boolean;
};

/**
 * The product's gallery (spec 2, 9): pictures with a discount badge each, a strip of small ones that moves along, and the
 * lightbox. A slide takes about 800 ms to come to rest, which is Embla's own pace.
 */
export function ProductPictures({ product: { name, gallery, discount }, strip }: Props) {
  const words = useWords();
  const { enlarge, lightbox } = useLightbox(
    name,
    gallery.map((picture) => ({ picture, caption: picture.alt })),
  );

  return (
    <div className="stage">
      <Carousel label={name} count={gallery.length}>
        <div className="stage-frame">
          <div className="stage-bar">
            <CarouselControls />
            <CarouselPosition />
          </div>
          <CarouselSlides
            className={classNames("stage-slides", !strip && "992:[--gap:24px] 992:[--per-view:2]")}
          >
            {gallery.map((picture, index) => (
              <div
                key={picture.base}
                className={classNames(
                  "tile tile-studio stage-tile",
                  picture.width > picture.height && "stage-tile-wide",
                  mayBeCut(picture) && "stage-filled",
                )}
              >
                <Picture picture={picture} sizes={stageSizes(strip, mayBeCut(picture))} lead={index === 0} />
                <p className="stage-discount">−{discount}%</p>
                <button
                  type="button"
                  aria-label={words.enlarge(words.position(index + 1, gallery.length))}
                  className="stage-enlarge"
                  onClick={() => enlarge(index)}
                />
              </div>
            ))}
          </CarouselSlides>
          {strip ? <EnlargeShown label={words.enlarge(name)} enlarge={enlarge} /> : null}
        </div>
        {strip ? (
          <CarouselThumbs className="stage-strip [--gap:30px] [--per-view:2] 768:[--per-view:3] 1200:[--per-view:4]">
            {gallery.map((picture) => (
              <span
                key={picture.base}
                className={classNames(
                  "tile tile-studio block aspect-video tablet:aspect-square",
                  mayBeCut(picture) && "stage-filled",
                )}
              >
                <Picture
                  picture={smallPicture(picture)}
                  sizes={`(width < 768px) ${mayBeCut(picture) ? 41 : 20}vw, 13vw`}
                />
              </span>
            ))}
          </CarouselThumbs>
        ) : null}
      </Carousel>
      {lightbox}
    </div>
  );
}

/** Whether a picture says what must stay in sight of it: a close-up, which fills its tile. */
const mayBeCut = ({ position }: PictureData) => position !== undefined;

/** How wide a large picture is drawn: one that fills its tile as wide as the tile, else about as wide as the tile is high. */
function stageSizes(strip: boolean, filled: boolean) {
  if (filled) return strip ? "(width < 721px) 86vw, 45vw" : "(width < 992px) 86vw, 42vw";
  return `(width < 721px) 72vw, ${strip ? "45vw" : "(width < 992px) 60vw, 28vw"}`;
}

/** In the corner of the picture that is in front: shows it large. */
function EnlargeShown({ label, enlarge }: { label: string; enlarge: (index: number) => void }) {
  const { selected } = useCarousel();
  return (
    <button
      type="button"
      aria-label={label}
      className="button-round stage-corner"
      onClick={() => enlarge(selected)}
    >
      <Icon name="enlarge" />
    </button>
  );
}
