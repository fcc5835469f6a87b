import type { ComponentProps } from "react";
import { classNames } from "~/lib/class-names";

const BANDS = {
  husk: "bg-(--background) [--background:var(--color-husk-100)]",
  palm: "bg-(--background) on-dark [--background:var(--color-palm-900)]",
};
const SPACES = { both: "py-section print:py-3", above: "pt-section", below: "pb-section" };

type Props = ComponentProps<"section"> & {
  /** Colours it from edge to edge of the page. */
  band?: keyof typeof BANDS;
  /** Where it keeps the section's space; what stands beside it may bring the rest. */
  space?: keyof typeof SPACES;
};

/** A part of a page: as wide as the page's column, with the section's space above and below. */
export function Section({ band, space = "both", className, children, ...props }: Props) {
  if (!band) {
    return (
      <section {...props} className={classNames("wrap", SPACES[space], className)}>
        {children}
      </section>
    );
  }
  return (
    <section {...props} className={classNames(BANDS[band], SPACES[space])}>
      <div className={classNames("wrap", className)}>{children}</div>
    </section>
  );
}
