import { useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { CarouselContext, type CarouselEngine } from "./carousel-context";
import { useAutoplay } from "./use-autoplay";

export type CarouselProps = {
  label: string;
  /** How many slides it has. */
  count: number;
  /** How long a slide stays, in ms (spec 9: 5000 for banners). */
  delay?: number;
  className?: string;
  children: ReactNode;
};

/**
 * What every carousel is, whatever moves it, after the W3C pattern: it plays and loops, rests while the pointer or the
 * focus is on it or while the page is hidden, and does not start under reduced motion.
 */
export function CarouselFrame({
  engine,
  label,
  count,
  delay = 5000,
  className,
  children,
}: CarouselProps & { engine: CarouselEngine }) {
  const words = useWords();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = pointed || focused;
  const autoplay = useAutoplay({ ...engine, count, delay, resting });

  return (
    <CarouselContext value={{ ...engine, ...autoplay, count, resting }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the pointer or the focus is on it */}
      <section
        aria-roledescription={words.carousel}
        aria-label={label}
        className={classNames(className)}
        onPointerEnter={(event: PointerEvent) => setPointed(event.pointerType === "mouse")}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {children}
      </section>
    </CarouselContext>
  );
}
