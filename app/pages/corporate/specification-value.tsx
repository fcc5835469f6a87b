import { classNames } from "~/lib/class-names";
import type { ShownAmount, SpecificationValue } from "./specification.server";

export type Units = "metric" | "trade";

type Props = { value: SpecificationValue; units: Units; sample: string; isOnDark: boolean };

export function Value({ value, units, sample, isOnDark }: Props) {
  const { items, amount, isAgreed, note, isSample } = value;
  const mark = isSample ? <SampleMark word={sample} /> : null;
  return (
    <>
      {items.map(({ text, amount: load }, index) => (
        <span key={text} className={items.length > 1 ? "block not-first:mt-2" : undefined}>
          {text} {load ? <AmountText amount={load} units={units} isOnDark={isOnDark} /> : null}
          {index < items.length - 1 ? <span className="sr-only">; </span> : null}
        </span>
      ))}
      {isAgreed ? <span className="text-muted italic">{amount.text}</span> : null}
      {items.length > 0 || isAgreed ? null : <AmountText amount={amount} units={units} isOnDark={isOnDark} />}
      {note ? (
        <small
          className={
            isOnDark
              ? "block text-xs tablet:max-desktop:ml-2 tablet:max-desktop:inline"
              : "mt-1 block text-sm text-muted stacked:contents"
          }
        >
          <span>{note}</span> {mark}
        </small>
      ) : (
        mark
      )}
    </>
  );
}

/** Marks a made-up value. */
export function SampleMark({ word }: { word: string }) {
  return (
    <span className="ml-1 inline-block rounded-full border border-husk-300 px-2 py-px text-xs text-muted">
      {word}
    </span>
  );
}

type AmountProps = { amount: ShownAmount; units: Units; isOnDark: boolean };

/** A figure with its unit; in both systems without JavaScript. */
function AmountText({ amount: { trade, ...metric }, units, isOnDark }: AmountProps) {
  const { text, unit } = (units === "trade" && trade) || metric;
  return (
    <>
      <b
        className={classNames(
          "font-semibold whitespace-nowrap lining-nums tabular-nums",
          isOnDark ? "text-husk-50" : "text-palm-900",
        )}
      >
        {text}
      </b>
      {unit ? <span className="whitespace-nowrap text-muted">{` ${unit}`}</span> : null}
      {trade && units === "metric" ? (
        <span className="scripted:hidden" data-mdast="ignore">
          {` (${trade.text} ${trade.unit})`}
        </span>
      ) : null}
    </>
  );
}
