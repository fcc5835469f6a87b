import { classNames } from "~/lib/class-names";

const CARDS = "[--gap:24px] max-768:[--gap:var(--gutter)] 768:[--per-view:2]";

/** How many slides fit side by side, and the space between. docs/product.md (section 9) specifies the breakpoints. */
export const SLIDES = {
  /** Phones show one whole card, because the edge of the next one would show only fragments of text. */
  cards: CARDS,
  relatedProducts: `${CARDS} 992:[--per-view:3] 1400:[--per-view:4]`,
  values: "[--gap:30px] 768:[--per-view:2] 992:[--per-view:3] 1199:[--per-view:4]",
  brands: "[--gap:24px] [--per-view:2] 768:[--per-view:3] 992:[--per-view:4] 1199:[--per-view:5]",
  testimonials: "[--gap:24px] [--print-columns:1]",
  /** Reaches the window's right edge where half a slide shows. */
  gallery: classNames(
    "[--gap:15px] 768:[--per-view:2] 1300:[--per-view:2.5]",
    "1300:mr-[calc(-1*max(var(--gutter),(100vw-var(--wrap))/2))]",
  ),
  thumbnails: "[--gap:30px] [--per-view:2] 768:[--per-view:3] 1200:[--per-view:4]",
  /** Slides stop at fractional pixels; the gap keeps the next slide's badge from showing at the edge. */
  picture: "[--gap:2px]",
  largePictures: "[--gap:2px] 992:[--gap:24px] 992:[--per-view:2]",
};
