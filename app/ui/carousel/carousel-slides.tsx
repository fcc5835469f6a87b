import { Children, startTransition, useEffect, useState, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";

/**
 * The slides, one child each. Widths come from CSS: set `--per-view` and `--gap` in `className`. Pictures of a crossfade
 * that are not in front load only once the page itself has.
 */
export function CarouselSlides({ className, children }: { className?: string; children: ReactNode }) {
  const { viewportRef, selected, count, jump } = useCarousel();
  const words = useWords();
  const loaded = usePageLoaded();

  return (
    <div ref={viewportRef} className={classNames("carousel-viewport", className)}>
      <div className="carousel-track">
        {Children.map(children, (slide, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus has come
          <div
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1, count)}
            data-selected={index === selected ? "" : undefined}
            data-near={index === selected || loaded ? "" : undefined}
            className="carousel-slide"
            onFocus={(event) => {
              if (event.target.matches(":focus-visible") && !isWhole(event.currentTarget)) jump(index);
            }}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whether a slide is in sight from edge to edge. */
function isWhole(slide: Element): boolean {
  const view = slide.closest(".carousel-viewport")?.getBoundingClientRect();
  const { left, right } = slide.getBoundingClientRect();
  return view !== undefined && left >= view.left - 1 && right <= view.right + 1;
}

function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // Not urgent: an urgent change would hold up the start of the app.
    const onLoad = () => startTransition(() => setLoaded(true));
    if (document.readyState === "complete") return onLoad();
    window.addEventListener("load", onLoad);
    return () => window.removeEventListener("load", onLoad);
  }, []);
  return loaded;
}
