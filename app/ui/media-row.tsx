import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  media: ReactNode;
  side?: "start" | "end";
  className?: string;
  children: ReactNode;
};

/** A small picture beside text at any width. */
export function MediaRow({ media, side = "start", className, children }: Props) {
  return (
    <div
      className={classNames(
        "grid h-full items-center",
        side === "start"
          ? "grid-cols-[minmax(112px,2fr)_minmax(0,3fr)]"
          : "grid-cols-[minmax(0,3fr)_minmax(112px,2fr)] *:first:order-last",
        className,
      )}
    >
      {media}
      {children}
    </div>
  );
}
