import type { SpecificationTable } from "./specification.server";

export type Units = "metric" | "trade";

export type Value = NonNullable<SpecificationTable["groups"][number]["rows"][number]["values"][number]>;

type ValueProps = { value: Value; units: Units; sample: string };

/** A figure or text with its note; several items stand below each other. */
export function ValueText({ value, units, sample }: ValueProps) {
  const { items, amount, isAgreed, note, isSample } = value;
  const mark = isSample ? <SampleMark word={sample} /> : null;
  return (
    <>
      {items.map(({ text, amount: load }, index) => (
        <span key={text} className={items.length > 1 ? "block not-first:mt-2" : undefined}>
          {text} {load ? <AmountText amount={load} units={units} /> : null}
          {index < items.length - 1 ? <span className="sr-only">; </span> : null}
        </span>
      ))}
      {isAgreed ? <span className="text-muted italic">{amount.text}</span> : null}
      {items.length > 0 || isAgreed ? null : <AmountText amount={amount} units={units} />}
      {note ? (
        <small className="mt-1 block text-sm text-(--quiet) stacked:contents">
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

/** A figure with its unit; in both systems without JavaScript. */
function AmountText({ amount: { trade, ...metric }, units }: { amount: Value["amount"]; units: Units }) {
  const { text, unit } = (units === "trade" && trade) || metric;
  return (
    <>
      <b className="font-semibold whitespace-nowrap text-(--strong) lining-nums tabular-nums">{text}</b>
      {unit ? <span className="whitespace-nowrap text-muted">{` ${unit}`}</span> : null}
      {trade && units === "metric" ? (
        <span className="scripted:hidden" data-mdast="ignore">
          {` (${trade.text} ${trade.unit})`}
        </span>
      ) : null}
    </>
  );
}
