import { useRef, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { RoundButton } from "./button";
import styles from "./card-grid.module.css";
import { useControlLabels } from "./language";
import { prefersReducedMotion } from "./reduced-motion";

type Props = {
  as?: "ul" | "div";
  /** Columns in a wide container. In a narrower one four become two, and three become one. */
  columns?: keyof typeof COLUMNS;
  /** Becomes a swipeable row with arrows below it on phones. */
  swipe?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

const COLUMNS = {
  3: "max-tablet:*:basis-[62%] @xl:grid-cols-3",
  4: "max-tablet:*:basis-[45%] grid-cols-2 @5xl:grid-cols-4",
};

/** The class for a grid that has rows of one, two and three cards on tablets. */
export const ONE_TWO_THREE = styles.growing;

export function CardGrid({ as: Grid = "div", columns = 4, swipe = false, className, children }: Props) {
  const labels = useControlLabels();
  const grid = useRef<HTMLUListElement & HTMLDivElement>(null);

  const move = (cards: number) =>
    grid.current?.scrollBy({
      left: cards * (grid.current.firstElementChild?.clientWidth ?? 0),
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });

  return (
    <div className="@container/grid">
      <Grid
        ref={grid}
        className={classNames(
          swipe ? "swipe-row tablet:grid" : "grid",
          "gap-x-4 gap-y-8 @xl:gap-x-6 @xl:gap-y-12",
          COLUMNS[columns],
          className,
        )}
      >
        {children}
      </Grid>
      {swipe ? (
        <div className="mt-6 flex justify-end gap-2 text-palm-700 tablet:hidden print:hidden noscript:hidden">
          <RoundButton label={labels.previous} onClick={() => move(-1)} icon="arrow-left" />
          <RoundButton label={labels.next} onClick={() => move(1)} icon="arrow-right" />
        </div>
      ) : null}
    </div>
  );
}
