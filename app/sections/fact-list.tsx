import { classNames } from "~/lib/class-names";

type Props = { facts: readonly { label: string; value: string }[]; className?: string };

/** Facts in short, each a term and its value, in pairs on tablets. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={classNames("facts facts-pairs", className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
