import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  /** The id of the headline, to label the section. */
  id?: string;
  eyebrow: string;
  title: string;
  /** The second half of the title, in italics. */
  titleEnd?: string;
  /** Shown at the right on wide viewports. */
  children?: ReactNode;
  className?: string;
};

export function SectionHeading({ id, eyebrow, title, titleEnd, children, className }: Props) {
  return (
    <div className={classNames("flex flex-wrap items-end justify-between gap-6", className)}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} className="mt-3 max-w-[15em]">
          {title}
          {titleEnd ? <em>{` ${titleEnd}`}</em> : null}
        </h2>
      </div>
      {children}
    </div>
  );
}
