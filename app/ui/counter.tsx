import { onFirstView } from "./on-first-view";

const DURATION_MS = 1600;

const countUp = onFirstView(0.6, (element) => {
  const end = Number(element.dataset["end"]);
  element.textContent = "0";
  return () => {
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min((now - start) / DURATION_MS, 1);
      element.textContent = String(Math.round(end * (1 - (1 - part) ** 3)));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
});

/** A number that counts up when it first scrolls into view. `unit` is for screen readers; the parent shows it. */
export function Counter({ end, unit = "" }: { end: number; unit?: string }) {
  return (
    <>
      <span ref={countUp} aria-hidden="true" data-end={end} className="table-figures">
        {end}
      </span>
      <span className="sr-only">{`${end} ${unit}`.trim()}</span>
    </>
  );
}
