const CARDS = "[--gap:24px] max-768:[--gap:var(--gutter)] 768:[--per-view:2]";

/** How many slides are side by side, and how far apart. docs/product.md (section 9) fixes the widths of the window in px. */
export const SLIDES = {
  /** On phones the next card is off-screen: its edge alone would show only fragments of text. */
  cards: CARDS,
  relatedProducts: `${CARDS} 992:[--per-view:3] 1400:[--per-view:4]`,
  values: "[--gap:30px] 768:[--per-view:2] 992:[--per-view:3] 1199:[--per-view:4]",
  brands: "[--gap:24px] [--per-view:2] 768:[--per-view:3] 992:[--per-view:4] 1199:[--per-view:5]",
  testimonials: "[--gap:32px]",
  /** Extends beyond the right edge. */
  gallery:
    "[--gap:15px] max-768:-mr-(--gutter) max-768:[--per-view:1.17] 768:[--per-view:2] 1300:mr-[calc(-1*max(var(--gutter),(100vw-var(--wrap))/2))] 1300:[--per-view:2.5]",
  thumbnails: "[--gap:30px] [--per-view:2] 768:[--per-view:3] 1200:[--per-view:4]",
  /** Slides stop at fractions of a pixel; the gap hides the edge of the next badge. */
  picture: "[--gap:2px]",
  largePictures: "[--gap:2px] 992:[--gap:24px] 992:[--per-view:2]",
};
