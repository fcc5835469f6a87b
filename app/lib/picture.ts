/** The files of one picture as the site serves it; `npm run images` makes them and lists them in `app/assets/pictures.ts`. */
export type PictureFiles = {
  /** Path without width and format: `/assets/img/hero/sunrise-1a2b3c4d`. */
  base: string;
  /** Widths in px of its AVIF, ascending; the files are `${base}-${width}.avif`. */
  widths: readonly number[];
  /** Width in px of its one WebP, for browsers without AVIF. */
  fallback: number;
  /** Width in px of its small WebP, where it has one: carts keep its address, so the file stays. */
  thumb?: number;
  /** Size in px of the largest width. */
  width: number;
  height: number;
  /** Tailwind class for the `object-position` that keeps the subject in view when the picture is cropped. */
  position?: string;
};

/** One picture, with its words. */
export type Picture = PictureFiles & {
  /** What it shows, in the language of the page. */
  alt: string;
};

/** The point of a picture that stays in view: per cent from the left and from the top, as in `object-position`. */
export const POSITION = /^(?:\d\d?|100)% (?:\d\d?|100)%$/;

export type PictureFormat = "avif" | "webp";

/** Address of one file of a picture. */
export function pictureFile({ base }: Pick<Picture, "base">, width: number, format: PictureFormat): string {
  return `${base}-${width}.${format}`;
}

/** Whether a picture of this address is the owner's: it has a background of its own, which no tint shines through. */
export function isPhotograph(address: string): boolean {
  return address.startsWith("/assets/img/photographs/");
}

/** Value for `srcset`: every width, in AVIF. */
export function pictureSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${pictureFile(picture, width, "avif")} ${width}w`).join(", ");
}

/** Address that every browser can show: the one WebP. */
export function pictureFallback(picture: Picture): string {
  return pictureFile(picture, picture.fallback, "webp");
}

/** A picture for a place that asks for no wider file than this, in px: a page does not list those that it never shows. */
export function pictureUpTo(picture: Picture, most: number): Picture {
  return { ...picture, widths: picture.widths.filter((width, index) => index === 0 || width <= most) };
}

/** A picture for a small place beside words, which say all that it shows: without words of its own, and no large files. */
export function smallPicture(picture: Picture): Picture {
  return { ...pictureUpTo(picture, 480), alt: "" };
}

/** Address that a cart keeps: the small WebP, or the one there is. */
export function pictureThumb(picture: Picture): string {
  return pictureFile(picture, picture.thumb ?? picture.fallback, "webp");
}
