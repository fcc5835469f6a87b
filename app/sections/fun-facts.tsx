import { classNames } from "~/lib/class-names";
import { Counter } from "~/ui/counter";

/** A figure that counts up. */
export type FunFact = { end: number; unit: string; label: string };

type FigureListProps = {
  facts: readonly FunFact[];
  large?: boolean;
  ruled?: boolean;
  className?: string;
};

/** A row of figures, two per row on phones. Inherits the text colour. */
export function FigureList({ facts, large = false, ruled = false, className }: FigureListProps) {
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 gap-x-6 gap-y-12 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none",
        className,
      )}
    >
      {facts.map(({ end, unit, label }) => (
        <div
          key={label}
          className={classNames(
            "flex flex-col-reverse justify-end gap-3",
            ruled && "border-l border-line-on-dark pl-6",
          )}
        >
          <dt className="max-w-[15em]">{label}</dt>
          <dd className={`figure in-[.on-dark]:text-husk-50 ${large ? "text-5xl" : "text-4xl"}`}>
            <Counter end={end} unit={unit} />
            {unit ? (
              <span aria-hidden="true" className="ml-2 text-[0.55em] text-oil-400">
                {unit}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  facts: readonly FunFact[];
  /** The accessible name of the region. */
  name: string;
};

export function FunFacts({ facts, name }: Props) {
  return (
    <section aria-label={name} className="bg-palm-900 py-16 on-dark">
      <FigureList facts={facts} ruled className="wrap" />
    </section>
  );
}
