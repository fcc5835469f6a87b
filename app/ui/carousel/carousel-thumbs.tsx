import { useEffect, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";
import { useEmbla } from "./use-embla";

type Props = {
  thumbs: readonly { key: string; content: ReactNode }[];
  className?: string;
};

/** A strip of small pictures that moves along with its carousel; each leads to its slide. Widths as for the slides. */
export function CarouselThumbs({ thumbs, className }: Props) {
  const words = useWords();
  const { selected, count, select } = useCarousel();
  const { viewportRef, select: follow, jump } = useEmbla();

  useEffect(() => follow(selected), [follow, selected]);

  return (
    <div ref={viewportRef} className={classNames("carousel-viewport", className)}>
      <div className="carousel-track">
        {thumbs.map(({ key, content }, index) => (
          <div key={key} className="carousel-slide">
            <button
              onFocus={(event) => {
                if (event.currentTarget.matches(":focus-visible")) jump(index);
              }}
              type="button"
              className="carousel-thumb"
              aria-label={words.toSlide(index + 1, count)}
              aria-current={index === selected}
              onClick={() => select(index)}
            >
              {content}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
