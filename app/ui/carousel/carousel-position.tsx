import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";

/** "1 de 5": which slide is in front. Announced when the visitor moves the carousel, silent while it plays. */
export function CarouselPosition({ className }: { className?: string }) {
  const words = useWords();
  const { selected, count, playing, resting } = useCarousel();
  const [index, ...rest] = words.position(selected + 1, count).split(" ");
  return (
    <p
      aria-live={playing && !resting ? "off" : "polite"}
      aria-atomic="true"
      className={classNames("flex items-baseline gap-2", className)}
    >
      <span className="figure text-[30px] tabular-nums">{index}</span>{" "}
      <span className="text-[15px] font-medium">{rest.join(" ")}</span>
    </p>
  );
}
