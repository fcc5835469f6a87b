import { useEffect, useRef, type ReactNode } from "react";

/** 24 px up and out of nothing in 1000 ms, once (spec 9). */
const RISE: Keyframe[] = [{ opacity: 0, translate: "0 24px" }, {}];
const TIMING: KeyframeAnimationOptions = { duration: 1000, easing: "cubic-bezier(.2,.7,.2,1)" };

/** Off below 768 px of width (spec 9), and where the visitor wants no motion. */
const ALLOWED = "(width >= 768px) and (prefers-reduced-motion: no-preference)";

/**
 * Lets its content rise when it first comes into view. What the window shows at the start stays as it is, and nothing
 * is hidden where scripts do not run: the animation starts at the moment the first pixel enters.
 */
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
