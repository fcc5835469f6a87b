import { preload } from "react-dom";
import { pictureFallback, pictureSrcSet, type Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { BREAKPOINTS, sizesAttribute, type Sizes } from "~/lib/sizes";

type Props = {
  picture: PictureData;
  /** A portrait-format crop for phones. */
  portrait?: PictureData | undefined;
  sizes: Sizes;
  /** Set for the page's largest picture, which is preloaded; all others are lazy-loaded. */
  priority?: boolean;
  /** Set if the text beside the picture says the same; leaves the alt text empty. */
  decorative?: boolean;
  className?: string | undefined;
};

const PORTRAIT = `(width < ${BREAKPOINTS.tablet}px)`;
const LANDSCAPE = `(width >= ${BREAKPOINTS.tablet}px)`;

/** A picture as AVIF in several widths, with one WebP for browsers without AVIF. */
export function Picture({ picture, portrait, sizes: shown, priority, decorative, className }: Props) {
  const sizes = sizesAttribute(shown);
  if (priority) {
    if (portrait) preloadPicture(portrait, sizes, PORTRAIT);
    preloadPicture(picture, sizes, portrait && LANDSCAPE);
  }
  return (
    <picture className="contents">
      {portrait ? (
        <source media={PORTRAIT} type="image/avif" srcSet={pictureSrcSet(portrait)} sizes={sizes} />
      ) : null}
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
      {portrait ? <source media={PORTRAIT} type="image/webp" srcSet={pictureFallback(portrait)} /> : null}
      <img
        src={pictureFallback(picture)}
        alt={decorative ? "" : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        className={classNames(picture.position, className)}
      />
    </picture>
  );
}

/** Preloads the picture ahead of the fonts. */
function preloadPicture(picture: PictureData, sizes: string, media: string | undefined): void {
  preload(pictureFallback(picture), {
    as: "image",
    type: "image/avif",
    imageSrcSet: pictureSrcSet(picture),
    imageSizes: sizes,
    fetchPriority: "high",
    media,
  });
}
