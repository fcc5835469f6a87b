/** The widths in px at which the layout changes, as in styles/theme.css. */
export const BREAKPOINTS = { tablet: 721, desktop: 1181 };

/** How wide a picture is shown from each breakpoint on, or the HTML attribute `sizes` itself. */
export type Sizes = string | { phone: string; tablet?: string; desktop?: string };

export function sizesAttribute(sizes: Sizes): string {
  if (typeof sizes === "string") return sizes;
  const { phone, tablet, desktop } = sizes;
  return [
    tablet && `(width < ${BREAKPOINTS.tablet}px) ${phone}`,
    desktop && `(width < ${BREAKPOINTS.desktop}px) ${tablet ?? phone}`,
    desktop ?? tablet ?? phone,
  ]
    .filter(Boolean)
    .join(", ");
}
