import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

const LOOKS = {
  rows: {
    list: "gap-x-8 @2xl:grid-cols-2",
    item: "grid-cols-1-2 -mb-px border-y py-4",
    value: "",
  },
  tiles: {
    list: "grid-cols-2 gap-x-8 gap-y-4",
    item: "content-start border-t pt-3",
    value: "font-display text-lg leading-tight text-balance",
  },
};

type Props = {
  facts: readonly { label: string; value: ReactNode }[];
  look?: keyof typeof LOOKS;
  className?: string | undefined;
};

/** Labelled values between hairlines: as rows, as pairs side by side in a wide container, or as tiles. */
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
