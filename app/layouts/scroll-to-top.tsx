import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import { useScrolledPast } from "~/ui/use-scrolled-past";

/** Scroll distance in px. */
const SHOWN_AFTER = 100;

export function ScrollToTop({ mainId }: { mainId: string }) {
  const shown = useScrolledPast(SHOWN_AFTER);
  const labels = useControlLabels();

  function scrollToTop() {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    // The button that has the focus is about to disappear.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      aria-label={labels.backToTop}
      onClick={scrollToTop}
      className={classNames(
        "fixed right-4 bottom-4 z-controls grid size-12.5 place-items-center rounded-full",
        "border border-line bg-palm-900 text-husk-50 [--focus:var(--color-oil-400)] hover:bg-palm-700",
        "transition-[opacity,visibility] duration-200",
        // Otherwise it could cover the focused field.
        "typing:invisible",
        "max-tablet:with-buy-bar:bottom-32",
        !shown && "invisible opacity-0",
      )}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
