import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/lib/class-names";

/** The control's classes, for tabs with the same look. */
export const SEGMENTS = "flex flex-wrap rounded-full border border-line p-1 noscript:hidden print:hidden";
export const SEGMENT = classNames(
  "flex h-11 items-center gap-2 rounded-full px-4 text-base font-medium hover:bg-husk-100",
  "aria-pressed:bg-palm-700 aria-pressed:text-white aria-selected:bg-palm-700 aria-selected:text-white",
);

/** A segmented control: a group of toggle buttons, one of which is pressed. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={SEGMENTS}>
      {children}
    </div>
  );
}

export function Segment(props: Omit<ComponentProps<"button">, "type" | "className">) {
  return <button type="button" className={SEGMENT} {...props} />;
}
