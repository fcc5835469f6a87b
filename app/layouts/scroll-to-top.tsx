import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import { useScrolledPast } from "~/ui/use-scrolled-past";

/** The button appears after this many px of scroll (spec 9). */
const SHOWN_AFTER = 100;

/** The floating button of 50 px that leads back to the top of the page. */
export function ScrollToTop() {
  const shown = useScrolledPast(SHOWN_AFTER);
  const words = useWords();
  return (
    <button
      type="button"
      aria-label={words.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" })}
      className={classNames("scroll-to-top", shown && "scroll-to-top-shown")}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
