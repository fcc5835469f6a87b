import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

const LOOKS = {
  /** A line each, its value behind its name. */
  rows: {
    list: "",
    item: "grid-cols-[minmax(108px,30%)_minmax(0,1fr)] -mb-px border-y py-4",
    value: "",
  },
  /** Beside each other, each value below its name. */
  tiles: {
    list: "grid-cols-2 gap-x-8 gap-y-4 @2xl:grid-cols-4",
    item: "content-start border-t pt-3",
    value: "font-display text-lg leading-tight text-balance",
  },
};

type Props = {
  facts: readonly { label: string; value: ReactNode }[];
  look?: keyof typeof LOOKS;
  className?: string | undefined;
};

/** What is known of a thing, each with its name, between hairlines. */
export function Facts({ facts, look = "rows", className }: Props) {
  const { list, item, value: valueClass } = LOOKS[look];
  return (
    <div className={classNames("@container", className)}>
      <dl className={classNames("grid pb-px", list)}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classNames("grid gap-x-3 border-husk-300", item)}>
            <dt className="text-muted">{label}</dt>
            <dd className={classNames("flex items-center gap-2", valueClass)}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
