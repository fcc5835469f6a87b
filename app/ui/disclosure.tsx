import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  summary: ReactNode;
  summaryClassName?: string;
  /** The summary's accessible name, if its content is not enough. */
  label?: string;
  className?: string;
  /** Classes for the panel's position and size. */
  panelClassName?: string;
  children: ReactNode;
};

/**
 * A dropdown panel built on `<details>`, so it works without JavaScript. It closes on Escape, a click outside, losing focus,
 * following a link, opening another one, and Back or Forward.
 */
export function Disclosure({ summary, summaryClassName, label, className, panelClassName, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      // Uses the path, because a click handler may have removed the target.
      const path = event.composedPath();
      const isLink = path.some((target) => target instanceof HTMLAnchorElement);
      if (isLink || (ref.current && !path.includes(ref.current))) close(ref.current);
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !ref.current?.open) return;
      close(ref.current);
      ref.current.querySelector("summary")?.focus();
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    window.addEventListener("popstate", () => close(ref.current), { signal });
    return () => listeners.abort();
  }, []);

  function closeWhenLeft(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(ref.current);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices when focus leaves
    <details ref={ref} name="disclosure" className={className} onBlur={closeWhenLeft}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div
        className={classNames(
          "absolute top-full z-popover mt-2 rounded-card border border-husk-300 bg-husk-50 shadow-float",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false;
}
