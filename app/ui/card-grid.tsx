import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { SwipeRow } from "./swipe-row";

type Props = {
  as?: "ul" | "div";
  /** In a wide container; on phones four become two, fewer one. */
  columns?: 2 | 3 | 4;
  /** On phones a row to swipe, with this number of cards above each other. */
  swipe?: 1 | 2 | undefined;
  className?: string;
  children: ReactNode;
};

const COLUMNS = {
  2: "@xl:grid-cols-2",
  3: "@xl:grid-cols-3",
  4: "grid-cols-2 @xl:grid-cols-4",
};

const SWIPE = {
  1: "tablet:grid",
  2: "max-tablet:grid tablet:grid max-tablet:auto-cols-[39vw] max-tablet:grid-flow-col max-tablet:grid-cols-none max-tablet:grid-rows-2",
};

/** `sizes` of pictures in four columns. */
export const FOUR_COLUMN_SIZES = "(width < 721px) 41vw, 20vw";

export function CardGrid({ as: Grid = "div", columns = 4, swipe, className, children }: Props) {
  const classes = classNames(
    "gap-x-4 gap-y-8 @xl:gap-y-12 @4xl:gap-x-6 @4xl:gap-y-16",
    COLUMNS[columns],
    className,
  );
  return (
    <div className="@container">
      {swipe ? (
        <SwipeRow as={Grid} className={`${SWIPE[swipe]} ${classes}`}>
          {children}
        </SwipeRow>
      ) : (
        <Grid className={`grid ${classes}`}>{children}</Grid>
      )}
    </div>
  );
}
