import type { ComponentProps } from "react";
import { classNames } from "~/lib/class-names";

const BANDS = {
  husk: "bg-(--background) [--background:var(--color-husk-100)]",
  palm: "bg-(--background) on-dark [--background:var(--color-palm-900)]",
};
const SPACES = { both: "py-section print:py-3", above: "pt-section" };

type Props = ComponentProps<"section"> & {
  /** A background that extends from edge to edge of the page. */
  band?: keyof typeof BANDS;
  space?: keyof typeof SPACES;
};

/** A section in the page's column, with the standard space above and below. */
export function Section({ band, space = "both", className, children, ...props }: Props) {
  const column = classNames("wrap", className);
  return (
    <section {...props} className={classNames(band ? BANDS[band] : column, SPACES[space])}>
      {band ? <div className={column}>{children}</div> : children}
    </section>
  );
}
