/** The widths in px at which the layout changes; keep in step with styles/theme.css. */
export const BREAKPOINTS = { tablet: 721, desktop: 1181 };

/** A share of the page's width between the gutters (`1 / 3` for a card in three columns), or a CSS length. */
type Width = number | string;

/** How wide a picture is shown at each breakpoint, or the value of the `sizes` attribute itself. */
export type Sizes = string | { phone: Width; tablet?: Width; desktop?: Width };

/** The page's width between the gutters, in vw. */
const PAGE_WIDTH = 86;

const length = (width: Width) => (typeof width === "number" ? `${Math.round(width * PAGE_WIDTH)}vw` : width);

export function sizesAttribute(sizes: Sizes): string {
  if (typeof sizes === "string") return sizes;
  const { phone, tablet = phone, desktop = tablet } = sizes;
  return [
    tablet !== phone && `(width < ${BREAKPOINTS.tablet}px) ${length(phone)}`,
    desktop !== tablet && `(width < ${BREAKPOINTS.desktop}px) ${length(tablet)}`,
    length(desktop),
  ]
    .filter(Boolean)
    .join(", ");
}
