import { classNames } from "~/lib/class-names";
import { onFirstView } from "~/ui/on-first-view";

const DURATION_MS = 1600;

const countUp = onFirstView(0.6, (element) => {
  const end = Number(element.textContent);
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

/** A figure that counts up. */
export type FunFact = { end: number; unit: string; label: string };

type Props = { facts: readonly FunFact[]; large?: boolean; ruled?: boolean; className?: string };

/** A row of figures, optionally with a rule to the left of each; on phones, two per row. Inherits the text colour. */
export function FigureList({ facts, large = false, ruled = false, className }: Props) {
  return (
    <dl className={classNames("grid grid-cols-2 gap-x-6 gap-y-12 desktop:flex", className)}>
      {facts.map(({ end, unit, label }) => (
        <div
          key={label}
          className={classNames(
            "flex flex-1 flex-col-reverse justify-end gap-3",
            ruled && "border-l border-line-on-dark pl-6",
          )}
        >
          <dt className="max-w-[15em]">{label}</dt>
          <dd className={classNames("display-figures in-dark:text-husk-50", large ? "text-5xl" : "text-4xl")}>
            <span ref={countUp} aria-hidden="true" className="table-figures print:hidden">
              {end}
            </span>
            {/* Replaces the number in print, because counting may not have started. */}
            <span className="sr-only print:not-sr-only">{`${end} ${unit}`.trim()}</span>
            {unit ? (
              <span aria-hidden="true" className="ml-2 text-[0.55em] text-oil-400 print:hidden">
                {unit}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `name` is the accessible name of the region. */
export function FunFacts({ facts, name }: { facts: readonly FunFact[]; name: string }) {
  return (
    <section aria-label={name} className="bg-palm-900 py-16 on-dark">
      <FigureList facts={facts} ruled className="wrap" />
    </section>
  );
}
