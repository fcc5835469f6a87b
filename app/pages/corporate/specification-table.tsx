import type { TechnicalSheetsPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { Fold } from "~/ui/fold";
import { Bar, Scale } from "./profile-bars";
import type { Cell, Line, Table } from "./specification.server";

/** What the visitor has chosen to see: product ids and a system of units. */
export type View = { chosen: readonly string[]; units: "metric" | "trade" };

type Words = TechnicalSheetsPage["specification"];

const ROW = "break-inside-avoid border-b border-current/22";
// On tablets and phones the values go below the name of their row, except in the profile. In print it stays a table.
const BLOCK = "not-print:max-desktop:block";
const WRAPPING = "not-print:max-desktop:flex not-print:max-desktop:flex-wrap not-print:max-desktop:*:flex-1";
const HEAD = "pr-3 pb-3 align-bottom font-normal tablet:pr-4";
const CELL = "py-3 pr-3 align-top font-normal hyphens-manual tablet:pr-4";
/** On phones, stacks values that have no bars. */
const VALUE = "stacked:min-w-full stacked:px-0 stacked:py-1";
/** A stacked value with the product's name beside it. */
const LABELLED = "stacked:grid stacked:grid-cols-[72px_minmax(0,1fr)] stacked:items-baseline stacked:gap-3";
const QUIET = "text-sm opacity-75 tablet:max-desktop:text-base/snug";
/** Marks a made-up value. */
const SAMPLE = "ml-1 inline-block rounded-full border border-husk-300 px-2 text-xs";
/** Puts a value's bar beside it, or below it on phones. */
const BARS = "grid items-center gap-x-4 tablet:grid-cols-5-7 desktop:grid-cols-1-2";

/** Compares the chosen products' values side by side; folded on phones. */
export function SpecificationTable({ table, words, chosen, units }: View & { table: Table; words: Words }) {
  const { caption, group, scale } = table;
  const products = table.products.filter(({ id }) => chosen.includes(id));
  const lines = table.lines
    .map((line) => ({ ...line, cells: line.cells.filter(({ product }) => chosen.includes(product)) }))
    .filter(({ cells }) => cells.length > 0);
  const isProfile = group === "fatty-acid";
  const block = isProfile ? undefined : BLOCK;
  const row = classNames(ROW, !isProfile && WRAPPING);
  return (
    <Fold
      id={slugOf(caption)}
      label={fill(words.folded, { count: lines.length })}
      open={isProfile}
      subject={caption}
      showSubject={products.length === 1}
    >
      <table className={classNames("mt-4 w-full table-fixed text-left text-base leading-snug", block)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={classNames(block, !isProfile && "stacked:sr-only")}>
          <tr className={row}>
            <th
              scope="col"
              className={`${HEAD} ${QUIET} w-[24%] ${isProfile ? "tablet:max-desktop:w-3/10 stacked:w-2/5" : "not-print:max-desktop:hidden"}`}
            >
              {isProfile ? words.profile.acid : words.parameter}
            </th>
            {products.map(({ id, name }) => (
              <th key={id} scope="col" className={`${HEAD} font-display text-lg leading-tight text-balance`}>
                {name}
                {isProfile ? (
                  <span aria-hidden="true" className={`${BARS} mt-2`}>
                    <Scale steps={scale} />
                  </span>
                ) : null}
              </th>
            ))}
            {group === "parameter" ? (
              <th scope="col" className={`${HEAD} ${QUIET} w-[24%]`}>
                {words.method}
              </th>
            ) : null}
          </tr>
        </thead>
        {Array.from(
          Map.groupBy(lines, ({ heading }) => heading),
          ([heading, ofHeading]) => (
            <tbody key={heading} className={block}>
              {heading ? (
                <tr className={row}>
                  <th scope="rowgroup" colSpan={products.length + 1} className="pt-6 pb-3 eyebrow">
                    {heading}
                  </th>
                </tr>
              ) : null}
              {ofHeading.map((line) => (
                <Row key={line.id} {...line} {...table} products={products} words={words} units={units} />
              ))}
            </tbody>
          ),
        )}
      </table>
    </Fold>
  );
}

type RowProps = Line & Pick<Table, "group" | "scale" | "products"> & Pick<View, "units"> & { words: Words };

function Row({ name, symbol, cells, products, group, scale, units, words }: RowProps) {
  const isProfile = group === "fatty-acid";
  const isLabelled = !isProfile && products.length > 1;
  // If all values are samples, the row is marked instead of each value.
  const isSample = cells.some(({ sample }) => sample) && cells.every(({ sample }) => sample !== false);
  const sampleMark = <span className={SAMPLE}>{words.sample}</span>;
  return (
    <tr className={classNames(ROW, isProfile ? "*:py-2" : `${WRAPPING} stacked:py-2`)}>
      <th
        scope="row"
        className={classNames(
          CELL,
          !isProfile &&
            "not-print:max-desktop:min-w-full not-print:max-desktop:pb-0 not-print:max-desktop:text-lg/snug",
        )}
      >
        <span className="font-medium">{name}</span>{" "}
        {symbol ? <span className={`${QUIET} whitespace-nowrap`}>{symbol}</span> : null}{" "}
        {isSample ? sampleMark : null}
        {group === "trade" ? <Origins cells={cells} of="source" /> : null}
      </th>
      {products.map(({ id }) => {
        const cell = cells.find(({ product }) => product === id);
        return cell ? (
          <td key={id} className={classNames(CELL, !isProfile && VALUE, isLabelled && LABELLED)}>
            {isLabelled ? <span className="hidden opacity-75 stacked:block">{cell.short}</span> : null}
            <div className={cell.bar && BARS}>
              <div>
                <Value items={cell.items} units={units} />
                {cell.sample && !isSample ? sampleMark : null}
              </div>
              {cell.bar ? <Bar {...cell.bar} steps={scale} /> : null}
              {cell.note ? <small className={`${QUIET} col-span-full mt-1 block`}>{cell.note}</small> : null}
            </div>
          </td>
        ) : (
          <td key={id} className={classNames(CELL, !isProfile && "stacked:hidden")}>
            <span aria-hidden="true">—</span>
            <span className="sr-only">{words.none}</span>
          </td>
        );
      })}
      {group === "parameter" ? (
        <td className={`${CELL} ${VALUE}`}>
          <Origins cells={cells} of="method" />
          <Origins cells={cells} of="source" />
        </td>
      ) : null}
    </tr>
  );
}

/** A figure with its unit, or a list of items. Without JavaScript, figures show in both systems of units. */
function Value({ items, units }: Pick<Cell, "items"> & Pick<View, "units">) {
  return items.map(({ text, amount }, index) => {
    const { trade } = amount ?? {};
    const shown = units === "trade" && trade ? trade : amount;
    return (
      <span key={text} className={items.length > 1 ? "mb-2 block" : undefined}>
        {text}{" "}
        {shown ? <b className="font-semibold table-figures tablet:whitespace-nowrap">{shown.text}</b> : null}
        {shown?.unit ? <span className="whitespace-nowrap opacity-75">{` ${shown.unit}`}</span> : null}
        {trade && units === "metric" ? (
          <span className="scripted:hidden">{` (${trade.text} ${trade.unit})`}</span>
        ) : null}
        {index < items.length - 1 ? <span className="sr-only">; </span> : null}
      </span>
    );
  });
}

/** The methods or sources of a row, named by product if they differ. */
function Origins({ cells, of }: { cells: readonly Cell[]; of: "method" | "source" }) {
  const known = cells.flatMap((cell) => cell[of] ?? []);
  const isOne = new Set(known).size === 1;
  return cells
    .filter((cell) => cell[of])
    .slice(0, isOne ? 1 : undefined)
    .map((cell) => (
      <span key={cell.product} className={`${QUIET} block`}>
        {isOne ? cell[of] : `${cell.short} ${cell[of]}`}
      </span>
    ));
}
