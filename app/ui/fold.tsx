import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** The content's id; a link to it opens the fold. */
  id?: string;
  label: ReactNode;
  /** Completes the label; visually hidden unless `showSubject` is set. */
  subject: string;
  showSubject?: boolean;
  children: ReactNode;
};

/** Long content that is folded on phones, and open in wide windows and in print. */
export function Fold({ id, label, subject, showSubject, children }: Props) {
  return (
    <details className="group/fold tablet:unfolded print:unfolded">
      <summary className="flex min-h-15 items-center justify-between border-y border-current/22 font-medium">
        <span>
          {label}
          <span className={showSubject ? undefined : "sr-only"}>: {subject}</span>
        </span>
        <Icon name="plus" className="size-5 group-open/fold:rotate-45" />
      </summary>
      {/* Keeps the heading in view after a jump to the id. */}
      <div id={id} className="scroll-mt-[calc(var(--header)+200px)]">
        {children}
      </div>
    </details>
  );
}
