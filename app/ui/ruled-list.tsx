import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  /** Three stand beside each other where the list has the room. */
  columns?: 1 | 3;
  className?: string;
  children: ReactNode;
};

/** A list whose items (`<li>`) stand between hairlines, also above the first and below the last. */
export function RuledList({ columns = 1, className, children }: Props) {
  return (
    <div className="@container">
      <ul
        className={classNames(
          "pb-px *:-mb-px *:border-y *:border-husk-300",
          columns === 3 && "@2xl:grid @2xl:grid-cols-3 @2xl:gap-x-8",
          className,
        )}
      >
        {children}
      </ul>
    </div>
  );
}
