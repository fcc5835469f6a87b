import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  /** A tile or another picture; it fills its side where `w-full` and `h-full` say so. */
  media: ReactNode;
  side?: "start" | "end";
  /** How much of the row the media takes. */
  size?: "small" | "half";
  className?: string;
  children: ReactNode;
};

const COLUMNS = {
  small: {
    start: "grid-cols-[minmax(112px,2fr)_minmax(0,3fr)]",
    end: "grid-cols-[minmax(0,3fr)_minmax(112px,2fr)]",
  },
  half: {
    start: "@2xl:grid-cols-2",
    end: "@2xl:grid-cols-2 @2xl:*:first:order-last",
  },
};

/** A picture beside words. A small one is beside them in any width, a half above them until there is room. */
export function MediaRow({ media, side = "start", size = "small", className, children }: Props) {
  return (
    <div className="@container h-full">
      <div
        className={classNames(
          "grid h-full items-center",
          COLUMNS[size][side],
          size === "small" && side === "end" && "*:first:order-last",
          className,
        )}
      >
        {media}
        {children}
      </div>
    </div>
  );
}
