import type { ReactNode } from "react";
import { onFirstView } from "./on-first-view";

/** Distance and duration are from docs/product.md, section 9. */
const RISE: Keyframe[] = [{ opacity: 0, translate: "0 24px" }, {}];
const TIMING: KeyframeAnimationOptions = { duration: 1000, easing: "cubic-bezier(.2,.7,.2,1)" };

const rise = onFirstView(0, (element) => () => {
  if (window.matchMedia("(width >= 768px)").matches) element.animate(RISE, TIMING);
});

/** Fades in its content when it first scrolls into view. Content in view from the start does not move. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div ref={rise} className={className}>
      {children}
    </div>
  );
}
