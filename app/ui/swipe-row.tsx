import { useRef, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { RoundButton } from "./button";
import { useWords } from "./language";
import { prefersReducedMotion } from "./reduced-motion";

type Props = {
  as: "ul" | "div";
  className: string;
  children: ReactNode;
};

/** On phones a row to swipe, with arrows below; above that `className` sets the layout. */
export function SwipeRow({ as: Row, className, children }: Props) {
  const words = useWords();
  const row = useRef<HTMLUListElement & HTMLDivElement>(null);

  const move = (cards: number) => () =>
    row.current?.scrollBy({
      left: cards * (row.current.firstElementChild?.clientWidth ?? 0),
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });

  return (
    <>
      <Row ref={row} className={classNames("swipe-row", className)}>
        {children}
      </Row>
      <div className="mt-6 flex justify-end gap-2 text-palm-700 tablet:hidden print:hidden noscript:hidden">
        <RoundButton label={words.previous} onClick={move(-1)} icon="arrow-left" />
        <RoundButton label={words.next} onClick={move(1)} icon="arrow-right" />
      </div>
    </>
  );
}
