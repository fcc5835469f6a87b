import { classNames } from "~/lib/class-names";
import type { Value } from "./specification-value";

/** Distance between ticks, in per cent. */
const TICK = 20;

const ticksTo = (max: number) => Array.from({ length: max / TICK + 1 }, (_, index) => index * TICK);

/** The ticks of the scale above a column of bars. */
export function Axis({ max, className }: { max: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-axis=""
      data-mdast="ignore"
      className={classNames(
        "-mx-2 flex justify-between font-text text-xs text-mist *:w-5 *:text-center *:not-italic",
        className,
      )}
    >
      {ticksTo(max).map((tick) => (
        <i key={tick}>{tick}</i>
      ))}
    </span>
  );
}

/** An interval on the scale, with the typical range in it. Traces keep a visible width. */
export function Bar({ bar: { from, to, usual }, max }: { bar: NonNullable<Value["bar"]>; max: number }) {
  const at = (value: number) => `${(value / max) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      className="h-7.5 w-full overflow-visible fill-line-on-dark tablet:max-desktop:h-5"
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
