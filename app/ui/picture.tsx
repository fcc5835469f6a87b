import { preload } from "react-dom";
import { isPhotograph, pictureFallback, pictureSrcSet, type Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";

type Props = {
  picture: PictureData;
  /** The crop for windows up to 720 px, where the subject stands upright. */
  portrait?: PictureData | undefined;
  /** How wide the picture is laid out, as the HTML attribute `sizes`. */
  sizes: string;
  /** The page's largest picture: fetched at once and first. Every other one waits until it is near. */
  lead?: boolean;
  /** The words beside it already say what it shows, so a screen reader skips it. */
  decorative?: boolean;
  className?: string;
};

const PORTRAIT = "(width < 721px)";
const LANDSCAPE = "(width >= 721px)";

/** A picture in AVIF at the width the window needs, and in one WebP for browsers without AVIF. */
export function Picture({ picture, portrait, sizes, lead, decorative, className }: Props) {
  if (lead) {
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
        loading={lead ? "eager" : "lazy"}
        fetchPriority={lead ? "high" : "auto"}
        decoding={lead ? "auto" : "async"}
        className={classNames(picture.position, className, isPhotograph(picture.base) && "photograph")}
      />
    </picture>
  );
}

/** Has the head of the page name the picture before the fonts, which would else be asked for first. */
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
