import { useState } from "react";
import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";

/**
 * "1 de 5": which slide is in front. Announced when the visitor moves the carousel, silent while it plays and before
 * that: a screen reader would read it out unasked as the page comes.
 */
export function CarouselPosition({ className }: { className?: string }) {
  const words = useWords();
  const { selected, count, playing, resting } = useCarousel();
  const [moved, setMoved] = useState(false);
  if (!moved && selected > 0) setMoved(true);
  if (count < 2) return null;
  const [index, ...rest] = words.position(selected + 1, count).split(" ");
  return (
    <p
      aria-live={resting || (moved && !playing) ? "polite" : "off"}
      aria-atomic="true"
      className={classNames("carousel-position", className)}
    >
      <span className="figure">{index}</span>
      <span>{` ${rest.join(" ")}`}</span>
    </p>
  );
}
