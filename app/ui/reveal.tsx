import { useEffect, useRef, type ReactNode } from "react";

/** Duration and media query are from docs/product.md, section 9. */
const RISE: Keyframe[] = [{ opacity: 0, translate: "0 24px" }, {}];
const TIMING: KeyframeAnimationOptions = { duration: 1000, easing: "cubic-bezier(.2,.7,.2,1)" };

const ALLOWED = "(width >= 768px) and (prefers-reduced-motion: no-preference)";

/** Fades its content in when it first scrolls into view. Content in view from the start does not move. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !window.matchMedia(ALLOWED).matches) return;
    let first = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        if (!first) element.animate(RISE, TIMING);
        observer.disconnect();
      }
      first = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
