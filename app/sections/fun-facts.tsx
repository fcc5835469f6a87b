import { classNames } from "~/lib/class-names";
import { Counter } from "~/ui/counter";

/** One figure that counts up (spec 3, "Fun fact"). */
export type FunFact = { end: number; unit: string; label: string };

type FigureListProps = { facts: readonly FunFact[]; className?: string };

/** Figures in a row, two on phones, in the colour of what they stand on. */
export function FigureList({ facts, className }: FigureListProps) {
  return (
    <dl className={classNames("figures", className)}>
      {facts.map(({ end, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">
            <Counter end={end} unit={unit} />
            {unit ? (
              <span aria-hidden="true" className="figure-unit">
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
  /** The region's name. */
  name: string;
};

/** Figures of the farm on a dark band. */
export function FunFacts({ facts, name }: Props) {
  return (
    <section aria-label={name} className="fun-facts on-dark">
      <FigureList facts={facts} className="figures-ruled wrap" />
    </section>
  );
}
