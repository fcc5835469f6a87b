import { classNames } from "~/lib/class-names";
import type { SpecificationTable } from "./specification.server";

export type Units = "metric" | "trade";

type Row = SpecificationTable["groups"][number]["rows"][number];
type Value = NonNullable<Row["values"][number]>;

export type TableView = {
  /** Ids of the chosen products. */
  shown: ReadonlySet<string>;
  units: Units;
  words: { none: string; sample: string };
};

/** On the dark background of the profile, and on the page's own. */
const DARK =
  "[--cell-line:var(--color-line-on-dark)] [--head-line:var(--color-line-on-dark)] [--quiet:var(--color-mist)] [--name:var(--color-husk-50)] [--strong:var(--color-husk-50)] [--head:var(--color-oil-200)]";
const LIGHT =
  "table-fixed [--cell-line:var(--color-husk-300)] [--head-line:var(--color-palm-900)] [--quiet:var(--color-muted)] [--name:var(--color-ink)] [--strong:var(--color-palm-900)] [--head:var(--color-ink)]";

/** A table row in print and on wide screens; on phones a card with a line per product. */
const ROW = "break-inside-avoid border-(--cell-line) stacked:grid stacked:border-b stacked:pt-2 stacked:pb-3";
const CELL =
  "border-b border-(--cell-line) py-3 pr-4 align-top font-normal hyphens-manual stacked:border-0 stacked:p-0";
const HEAD = `${CELL} border-(--head-line) pt-0 align-bottom`;

/** Width of the first column by number of products. */
const WIDTHS = ["", "w-[33%]", "w-[24%]", "w-[20%] desktop:w-[17%]"];

/** Distance between ticks, in per cent. */
const TICK = 20;

const ticksTo = (max: number) => Array.from({ length: max / TICK + 1 }, (_, index) => index * TICK);

export function Table({ table, view }: { table: SpecificationTable; view: TableView }) {
  const { caption, parameter, method, products, groups, max } = table;
  const { shown, units, words } = view;
  const columns = products.map((product, index) => ({ ...product, index })).filter(({ id }) => shown.has(id));
  const isCompared = products.length > 1;

  const origins = (all: Row["sources"], className?: string) =>
    all
      .map(({ text, product }) => ({ text, of: product === undefined ? undefined : products[product] }))
      .filter(({ of }) => !of || shown.has(of.id))
      .map(({ text, of }) => (
        <span key={`${of?.id} ${text}`} className={classNames("block", className)}>
          {of ? <span className="text-muted">{of.short} </span> : null}
          {text}
        </span>
      ));

  const rowOf = (row: Row) => {
    const sources = origins(row.sources, "mt-1 text-sm text-muted");
    return (
      <tr
        key={row.name}
        className={classNames(
          ROW,
          row.isMinor && "stacked:group-has-[[data-minor]:not(:checked)]/profile:hidden",
        )}
      >
        <th scope="row" className={classNames(CELL, "text-(--name) stacked:py-1 stacked:text-lg")}>
          <span className="font-medium">{row.name}</span>{" "}
          {row.symbol ? (
            <span className="ml-1 text-sm whitespace-nowrap text-(--quiet)">{row.symbol}</span>
          ) : null}{" "}
          {row.isSample ? <SampleMark word={words.sample} /> : null}
          {method ? null : sources}
        </th>
        {columns.map(({ id, short, index }) => {
          const value = row.values[index];
          return (
            <td
              key={id}
              className={classNames(
                CELL,
                "stacked:py-1",
                isCompared && "stacked:grid stacked:items-baseline stacked:gap-3",
                isCompared &&
                  (max === undefined
                    ? "stacked:grid-cols-[72px_minmax(0,1fr)]"
                    : "stacked:grid-cols-[62px_minmax(0,1fr)]"),
                !value && "text-muted stacked:hidden",
              )}
            >
              {isCompared ? (
                <span className="hidden text-(--quiet) stacked:block" data-mdast="ignore">
                  {short}
                </span>
              ) : null}
              {value ? (
                <div
                  className={
                    max === undefined
                      ? "stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-2"
                      : "gap-3 desktop:flex desktop:items-center stacked:grid stacked:grid-cols-[126px_minmax(0,1fr)] stacked:items-center"
                  }
                >
                  {max === undefined ? (
                    <ValueText value={value} units={units} sample={words.sample} />
                  ) : (
                    <>
                      <div className="desktop:w-40 desktop:flex-none stacked:flex stacked:flex-wrap stacked:gap-x-2">
                        <ValueText value={value} units={units} sample={words.sample} />
                      </div>
                      {value.bar ? <Bar bar={value.bar} max={max} /> : null}
                    </>
                  )}
                </div>
              ) : (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">{words.none}</span>
                </>
              )}
            </td>
          );
        })}
        {method ? (
          <td
            className={classNames(
              CELL,
              "empty:before:text-muted empty:before:content-['—'] stacked:mt-1 stacked:flex stacked:flex-wrap stacked:gap-x-2 stacked:text-sm stacked:text-muted stacked:empty:hidden",
            )}
          >
            {origins(row.methods)}
            {sources}
          </td>
        ) : null}
      </tr>
    );
  };

  return (
    <table
      className={classNames(
        "mt-4 w-full text-left text-base leading-snug stacked:mt-2 stacked:block",
        max === undefined ? LIGHT : DARK,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only">
        <tr className={ROW}>
          <th
            scope="col"
            className={classNames(HEAD, "text-sm text-(--quiet)", WIDTHS[Math.min(products.length, 3)])}
          >
            {parameter}
          </th>
          {columns.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className={classNames(HEAD, "font-display text-lg leading-tight text-balance text-(--head)")}
            >
              {name}
              {max === undefined ? null : <Axis max={max} className="desktop:ml-[164px]" />}
            </th>
          ))}
          {method ? (
            <th
              scope="col"
              className={classNames(HEAD, "text-sm text-muted", isCompared ? "w-[24%]" : "w-[28%]")}
            >
              {method}
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name} className="stacked:block">
          {name ? (
            <tr className={ROW}>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="pt-6 pb-2 text-xs font-semibold tracking-[0.13em] text-oil-400 uppercase stacked:flex stacked:items-center stacked:justify-between stacked:pt-4"
              >
                {name}
                {max === undefined ? null : (
                  <Axis
                    max={max}
                    className="hidden w-[calc(100%-208px)] font-normal tracking-normal stacked:flex"
                  />
                )}
              </th>
            </tr>
          ) : null}
          {rows.filter(({ values }) => columns.some(({ index }) => values[index])).map(rowOf)}
        </tbody>
      ))}
    </table>
  );
}

type ValueProps = { value: Value; units: Units; sample: string };

function ValueText({ value, units, sample }: ValueProps) {
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
function SampleMark({ word }: { word: string }) {
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

function Axis({ max, className }: { max: number; className: string }) {
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
function Bar({ bar: { from, to, usual }, max }: { bar: NonNullable<Value["bar"]>; max: number }) {
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
