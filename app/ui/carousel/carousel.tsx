import { useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { CarouselContext, useEmbla } from "./use-embla";
import { useAutoplay } from "./use-autoplay";

type Props = {
  label: string;
  /** How many slides it has. */
  count: number;
  /** `fade` crossfades slides that fill the viewport; `slide` moves a row. */
  effect?: "slide" | "fade";
  /** How long a slide stays, in ms (spec 9: 5000 for banners). */
  delay?: number;
  className?: string;
  children: ReactNode;
};

/**
 * A looping, autoplaying carousel after the W3C pattern, on Embla: compose it of `CarouselControls` (first, so that a
 * screen reader meets the pause button before what moves), `CarouselSlides` and `CarouselPosition`. It rests while the
 * pointer or the focus is on it, while the page is hidden, and does not start under reduced motion.
 */
export function Carousel({ label, count, effect = "slide", delay = 5000, className, children }: Props) {
  const words = useWords();
  const embla = useEmbla();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = pointed || focused;
  const autoplay = useAutoplay({ ...embla, count, delay, resting });

  return (
    <CarouselContext value={{ ...embla, ...autoplay, count, resting }}>
      {/* It only hears that the pointer or the focus is on it; nothing is pressed here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        aria-roledescription={words.carousel}
        aria-label={label}
        className={classNames(effect === "fade" && "carousel-fade", className)}
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
