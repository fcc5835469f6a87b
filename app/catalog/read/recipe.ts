/** A window of the master, in fractions of it, so that a larger render keeps its framing. */
export type Crop = {
  /** Width to height of the window. */
  ratio: number;
  /** Left edge, 0 to 1 of the master's width. */
  left: number;
  /** Top edge, 0 to 1 of the master's height. */
  top?: number | undefined;
  /** Height of the window, 0 to 1 of the master's height; all of it when absent. */
  height?: number | undefined;
};

/** Of an AVIF the least: each gets what it needs to look like the original. */
export type Quality = { avif: number; webp: number };

/** How one picture is made from its master. */
export type Recipe = {
  /** Path under `content/pictures`. */
  master: string;
  crop?: Crop | undefined;
  /** Widths in px of its AVIF, ascending. */
  widths: readonly number[];
  /** A studio picture stands on a cream sweep that is made white; a photo is left as it is. */
  background: "photo" | "studio";
  /** How light a studio background becomes, up to 1 (white). Less leaves room for glass that is brighter than the background. */
  whiteness?: number | undefined;
  /** How far from each edge a studio shadow fades, as a share of the shorter side. */
  margin?: number | undefined;
  alt: { es: string; en: string };
  /** CSS `object-position` of the subject. */
  position?: string | undefined;
  quality?: Quality | undefined;
  /** From this width on, in px, its files are for screens of two px and more to one of CSS: they may differ more. */
  fine?: number | undefined;
  /** AVIF is made at once, of the quality and with this effort, 0 to 9: who took a photograph waits for it. */
  effort?: number | undefined;
  /** Its smallest width exists as WebP too: the small picture of a product, whose address carts store. */
  thumb?: true | undefined;
  /** Stands in `assets/brand.ts`, by its address alone: the root of the app shows it and must not carry the whole registry. */
  apart?: true | undefined;
};
