/** One picture as the site serves it; `app/content/pictures.ts` lists them, made by `npm run images`. */
export type Picture = {
  /** Path without width and format: `/assets/img/hero/amanecer-1a2b3c4d`. */
  base: string;
  /** Widths in px that exist, ascending; the files are `${base}-${width}.avif` and `.webp`. */
  widths: readonly number[];
  /** Size in px of the largest width. */
  width: number;
  height: number;
  /** What it shows, in the language of the page. */
  alt: string;
  /** Average colour, shown until the picture has come. */
  color: string;
  /** Tailwind class for the `object-position` that keeps the subject in view when the picture is cropped. */
  position?: string;
};

export type PictureFormat = "avif" | "webp";

/** Address of one file of a picture. */
export function pictureFile(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}-${width}.${format}`;
}

/** Value for `srcset`: every width of one format. */
export function pictureSrcSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(", ");
}

/** Value for `<img src>`: the WebP of middle width, the smaller of the two middle ones if there are two. */
export function pictureFallback(picture: Picture): string {
  const middle = picture.widths[Math.floor((picture.widths.length - 1) / 2)] ?? picture.width;
  return pictureFile(picture, middle, "webp");
}
