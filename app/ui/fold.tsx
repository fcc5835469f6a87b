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
    <details open={open} className="fold folded-on-phones">
      <summary>
        <span>
          {label}
          <span className={isOfShown ? undefined : "sr-only"}>: {of}</span>
        </span>
        <Icon name="plus" className="size-5" />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
