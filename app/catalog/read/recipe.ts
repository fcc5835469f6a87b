/** In fractions of the master, so that a larger render keeps its framing. */
export type Crop = {
  /** Width divided by height. */
  ratio: number;
  /** Left edge, 0 to 1 of the master's width. */
  left: number;
  /** Top edge, 0 to 1 of the master's height. */
  top?: number | undefined;
  /** 0 to 1 of the master's height; default 1. */
  height?: number | undefined;
};

/** `avif` is a minimum: each file gets the quality at which it looks like the original. */
export type Quality = { avif: number; webp: number };

/** How a picture's files are made from its master. */
export type Recipe = {
  /** Path under `content/pictures`. */
  master: string;
  crop?: Crop | undefined;
  /** Widths in px of its AVIF, ascending. */
  widths: readonly number[];
  /** The cream background of a studio picture becomes white. */
  background: "photo" | "studio";
  /** How light a studio background becomes, up to 1 (white). Below 1, glass can be brighter than the background. */
  whiteness?: number | undefined;
  /** Where a studio shadow fades out, from each edge, as a share of the shorter side. */
  margin?: number | undefined;
  alt: { es: string; en: string };
  /** CSS `object-position` of the subject. */
  position?: string | undefined;
  quality?: Quality | undefined;
  /** From this width in px, files are for high-density screens only and may be compressed more. */
  fine?: number | undefined;
  /** AVIF effort, 0 to 9, with the fixed quality instead of a search for it: an owner who adds a photograph waits. */
  effort?: number | undefined;
  /** Also make the smallest width as WebP: the thumbnail whose URL carts store. */
  thumb?: true | undefined;
  /** Listed in `assets/brand.ts`, so that the root does not import the whole registry. */
  apart?: true | undefined;
};
