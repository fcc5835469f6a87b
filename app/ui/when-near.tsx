import { useEffect, useRef, useState, type ReactNode } from "react";

/** Draws what it holds once a visitor has come within a window's height of it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: "100%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  // Of what has no height no browser tells that it is near.
  return (
    <div ref={place} className="min-h-px">
      {isNear ? children : null}
    </div>
  );
}
