import type { Product } from "~/catalog/content/products";
import { classNames } from "~/lib/class-names";
import { RoundButton } from "~/ui/button";
import {
  Carousel,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
  CarouselThumbs,
} from "~/ui/carousel/carousel";
import { useEmbla } from "~/ui/carousel/engines";
import { SLIDES } from "~/ui/carousel/slides";
import type { Picture as PictureData } from "~/lib/picture";
import { useControlLabels } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Tile } from "~/ui/tile";

type Props = {
  product: Pick<Product, "name" | "gallery" | "discount">;
  /** False on /shop-single-thumb. */
  hasThumbnails: boolean;
};

/** The product's picture carousel. With Embla's defaults a slide takes about 800 ms to come to rest. */
export function ProductPictures({ product: { name, gallery, discount }, hasThumbnails }: Props) {
  const labels = useControlLabels();
  const engine = useEmbla(gallery.length);
  const { enlarge, lightbox } = useLightbox(name, gallery);

  return (
    <>
      <Carousel label={name} engine={engine}>
        {/* The controls are below the pictures, where they cover nothing. */}
        <div className="relative flex flex-col-reverse gap-3">
          <div className="flex flex-row-reverse items-center justify-between gap-2 print:hidden">
            <CarouselControls className="text-palm-700" />
            <CarouselPosition />
          </div>
          <CarouselSlides
            className={`overflow-y-clip rounded-card rounded-br-leaf ${SLIDES[hasThumbnails ? "picture" : "largePictures"]}`}
          >
            {gallery.map((picture, index) => (
              <div key={picture.base} className="relative">
                <Tile
                  picture={picture}
                  background="inherit"
                  whole={!canCrop(picture)}
                  sizes={pictureSizes(hasThumbnails, canCrop(picture))}
                  priority={index === 0}
                  radius="none"
                  className={classNames(
                    "aspect-[1.4] max-h-145 w-full",
                    hasThumbnails ? "tablet:max-1400:aspect-[1.15]" : "tablet:aspect-3/2 tablet:rounded-card",
                  )}
                />
                {discount > 0 ? (
                  <p className="absolute top-0 left-0 rounded-br-card bg-fruit-600 px-4 py-3 font-display text-lg/none text-white table-figures print:hidden">
                    −{discount}%
                  </p>
                ) : null}
                <button
                  type="button"
                  aria-label={labels.enlarge(labels.position(index + 1, gallery.length))}
                  className="absolute inset-0 z-1 cursor-zoom-in rounded-card rounded-br-leaf -outline-offset-4"
                  onClick={() => enlarge(index)}
                />
              </div>
            ))}
          </CarouselSlides>
          {hasThumbnails ? (
            <RoundButton
              label={labels.enlarge(name)}
              look="light"
              className="absolute top-4 right-4 z-2"
              onClick={() => enlarge(engine.selected)}
              icon="enlarge"
            />
          ) : null}
        </div>
        {hasThumbnails ? (
          <CarouselThumbs
            className={`mt-3 py-1 [overflow-clip-margin:6px] print:hidden ${SLIDES.thumbnails}`}
          >
            {gallery.map((picture) => (
              <Tile
                key={picture.base}
                picture={picture}
                decorative
                background="inherit"
                whole={!canCrop(picture)}
                sizes={`(width < 768px) ${canCrop(picture) ? 41 : 20}vw, 13vw`}
                radius="none"
                className="aspect-2/1 tablet:aspect-square"
              />
            ))}
          </CarouselThumbs>
        ) : null}
      </Carousel>
      {lightbox}
    </>
  );
}

/** A close-up has a focal point, so it can fill its tile. */
const canCrop = ({ position }: PictureData) => position !== undefined;

/** A picture that fills its tile is as wide as the tile; any other is about as wide as the tile is high. */
function pictureSizes(hasThumbnails: boolean, fillsTile: boolean) {
  if (fillsTile) return hasThumbnails ? { phone: 1, tablet: 1 / 2 } : "(width < 992px) 86vw, 42vw";
  return { phone: "72vw", tablet: hasThumbnails ? 1 / 2 : "(width < 992px) 60vw, 28vw" };
}
