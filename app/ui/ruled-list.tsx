import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  /** Columns in a wide container. */
  columns?: 1 | 3;
  className?: string;
  children: ReactNode;
};

/** A list with hairlines above, between and below its items; the children are `<li>`. */
export function RuledList({ columns = 1, className, children }: Props) {
  return (
    <div className="@container">
      <ul
        className={classNames(
          "pb-px *:-mb-px *:border-y *:border-husk-300",
          columns === 3 && "gap-x-8 @4xl:grid @4xl:grid-cols-3",
          className,
        )}
      >
        {children}
      </ul>
    </div>
  );
}
