import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** Of what it holds: a link to it opens it. */
  id?: string;
  label: ReactNode;
  /** Read after the label: of what it is. */
  of: string;
  /** Whether it is seen, too. */
  isOfShown?: boolean;
  /** Whether it stands open at first. */
  open?: boolean;
  children: ReactNode;
};

/** Something long that is folded on phones, and stands open on wider windows and on paper. */
export function Fold({ id, label, of, isOfShown, open, children }: Props) {
  return (
    <details open={open} className="group/fold not-stacked:unfolded">
      <summary className="flex min-h-15 items-center justify-between border-y border-current/22 font-medium">
        <span>
          {label}
          <span className={isOfShown ? undefined : "sr-only"}>: {of}</span>
        </span>
        <Icon name="plus" className="size-5 group-open/fold:rotate-45" />
      </summary>
      {/* A link to what it holds shows its heading, too. */}
      <div id={id} className="scroll-mt-[calc(var(--header)+200px)]">
        {children}
      </div>
    </details>
  );
}
