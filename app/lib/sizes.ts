/** The widths in px at which the layout changes, as in styles/theme.css. */
export const BREAKPOINTS = { tablet: 721, desktop: 1181 };

type Widths = { phone: string; tablet?: string; desktop?: string };

/** The `sizes` of a picture: how wide it is shown from each breakpoint on. */
export function sizesAt({ phone, tablet, desktop }: Widths): string {
  return [
    tablet && `(width < ${BREAKPOINTS.tablet}px) ${phone}`,
    desktop && `(width < ${BREAKPOINTS.desktop}px) ${tablet ?? phone}`,
    desktop ?? tablet ?? phone,
  ]
    .filter(Boolean)
    .join(", ");
}
