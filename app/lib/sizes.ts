/** The widths in px at which the layout changes; keep in step with styles/theme.css. */
export const BREAKPOINTS = { tablet: 721, desktop: 1181 };

/** How wide a picture is shown at each breakpoint, or the value of the `sizes` attribute itself. */
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
