import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  /** Of the headline, which names its section. */
  id?: string;
  eyebrow: string;
  title: string;
  /** The second half of the headline, in italics. */
  titleEnd?: string;
  /** What stands at the right of the heading on wide windows. */
  children?: ReactNode;
  className?: string;
};

/** An eyebrow and a headline, as most sections begin. */
export function SectionHeading({ id, eyebrow, title, titleEnd, children, className }: Props) {
  return (
    <div className={classNames("flex flex-wrap items-end justify-between gap-6", className)}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} className="mt-3 max-w-[13em]">
          {title}
          {titleEnd ? <em>{` ${titleEnd}`}</em> : null}
        </h2>
      </div>
      {children}
    </div>
  );
}
