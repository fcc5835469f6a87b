import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";

/** One short bar a slide, to go straight to it. */
export function CarouselBars({ className }: { className?: string }) {
  const words = useWords();
  const { selected, count, select } = useCarousel();
  return (
    <div className={classNames("carousel-controls carousel-bars", className)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="carousel-bar"
          aria-label={words.toSlide(index + 1, count)}
          aria-current={index === selected}
          onClick={() => select(index)}
        />
      ))}
    </div>
  );
}
