import { classNames } from "~/lib/class-names";
import type { SpecificationValue } from "./specification.server";

/** Distance between ticks, in per cent. */
const TICK = 20;

const ticksTo = (max: number) => Array.from({ length: max / TICK + 1 }, (_, index) => index * TICK);

type AxisProps = { max: number; isMirrored?: boolean; className?: string | undefined };

export function SpecificationAxis({ max, isMirrored, className }: AxisProps) {
  return (
    <span
      aria-hidden="true"
      data-axis=""
      data-mdast="ignore"
      className={classNames(
        "-mx-2 flex justify-between font-text text-xs text-mist *:w-5 *:text-center *:not-italic",
        isMirrored && "flex-row-reverse",
        className,
      )}
    >
      {ticksTo(max).map((tick) => (
        <i key={tick}>{tick}</i>
      ))}
    </span>
  );
}

type BarProps = { bar: NonNullable<SpecificationValue["bar"]>; max: number; isMirrored: boolean };

/** An interval on the scale, with the typical range in it. Traces keep a visible width. */
export function SpecificationBar({ bar: { from, to, usual }, max, isMirrored }: BarProps) {
  const at = (value: number) => `${(value / max) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "h-7.5 w-full overflow-visible fill-line-on-dark tablet:max-desktop:h-5",
        isMirrored && "tablet:-scale-x-100",
      )}
    >
      {ticksTo(max).map((tick) => (
        <rect key={tick} x={at(tick)} width="1" height="100%" />
      ))}
      <rect y="44%" width={at(from)} height="12%" />
      {to > 0 ? (
        <rect
          x={at(from)}
          y="20%"
          width={at(Math.max(to - from, 0.5))}
          height="60%"
          className="fill-oil-400 print:fill-muted"
        />
      ) : null}
      {usual ? (
        <rect
          x={at(usual.from)}
          y="8%"
          width={at(usual.to - usual.from)}
          height="84%"
          className="fill-husk-50 print:fill-ink"
        />
      ) : null}
    </svg>
  );
}
