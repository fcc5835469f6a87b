/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's semantics if its `display` is changed */
import type { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { CheckField } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { Bar, Scale } from "./profile-bars";
import type { Cell, Line, Table } from "./specification.server";
import styles from "./specification-table.module.css";

/** What the visitor has chosen to see: product ids and a system of units. */
export type View = { chosen: readonly string[]; units: "metric" | "trade" };

type Words = ReturnType<typeof technicalSheetsPage>["specification"];

const ROW = `border-b border-current/22 ${styles.row}`;
const HEAD = `${styles.cell} ${styles.head}`;
const VALUE = `${styles.cell} ${styles.value}`;
const QUIET = "text-sm opacity-75";
const SAMPLE = "inline-block rounded-full border border-husk-300 px-2 text-xs";

/** How wide the column of names is beside one and two products. A mirrored table has its own columns on screens. */
const NAME_WIDTHS: Record<number, string> = { 1: "w-2/5", 2: "w-1/4" };

/** Compares the chosen products' values side by side. On phones, it is folded or shows the major rows only. */
export function SpecificationTable({ table, words, chosen, units }: View & { table: Table; words: Words }) {
  const { caption, group, scale, minor } = table;
  const products = table.products.filter(({ id }) => chosen.includes(id));
  const lines = table.lines
    .map((line) => ({ ...line, cells: line.cells.filter(({ product }) => chosen.includes(product)) }))
    .filter(({ cells }) => cells.length > 0);
  const isProfile = group === "fatty-acid";
  const isMirrored = isProfile && products.length === 2;
  const nameWidth = isMirrored ? "print:w-1/4" : (NAME_WIDTHS[products.length] ?? "w-1/6");
  const anchor = slugOf(caption);
  const content = (
    <table
      role="table"
      className={`w-full text-base leading-snug ${styles.table} ${isMirrored ? styles.mirrored : ""}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={`stacked:sr-only-unclipped ${styles.part}`}>
        <tr role="row" className={`border-b border-line ${styles.row}`}>
          <th role="columnheader" scope="col" className={`${HEAD} ${styles.corner} ${QUIET} ${nameWidth}`}>
            {isProfile ? words.profile.acid : words.parameter}
          </th>
          {products.map(({ id, name }, index) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classNames(
                "font-display leading-tight text-balance desktop:text-lg",
                HEAD,
                index === 0 && styles.left,
              )}
            >
              {name}
              {isProfile ? <Scale steps={scale} /> : null}
            </th>
          ))}
          {group === "parameter" ? (
            <th role="columnheader" scope="col" className={`${HEAD} ${QUIET} w-1/4`}>
              {words.method}
            </th>
          ) : null}
        </tr>
      </thead>
      {Array.from(
        Map.groupBy(lines, ({ heading }) => heading),
        ([heading, ofHeading]) => (
          <tbody key={heading} role="rowgroup" className={styles.part}>
            {heading ? (
              <tr role="row" className={ROW}>
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={products.length + 1}
                  className={`${styles.cell} ${styles.name} ${styles.group}`}
                >
                  <span className={`eyebrow whitespace-nowrap ${products.length > 1 ? styles.labelled : ""}`}>
                    {heading}
                    <span className="text-mist tablet:hidden print:hidden">
                      <Scale steps={scale} />
                    </span>
                  </span>
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
  );
  return minor ? (
    <div id={anchor}>
      <div className="tablet:hidden print:hidden">
        <CheckField>{minor}</CheckField>
      </div>
      {content}
    </div>
  ) : (
    <Fold
      id={anchor}
      label={fill(words.folded, { count: lines.length })}
      subject={caption}
      showSubject={products.length === 1}
    >
      {content}
    </Fold>
  );
}

type RowProps = Line & Pick<Table, "group" | "scale" | "products"> & Pick<View, "units"> & { words: Words };

function Row({ name, symbol, isMinor, cells, products, group, scale, units, words }: RowProps) {
  const isLabelled = products.length > 1;
  // If all values are samples, the row is marked instead of each value.
  const isSample = cells.some(({ sample }) => sample) && cells.every(({ sample }) => sample !== false);
  const sampleMark = <span className={SAMPLE}>{words.sample}</span>;
  return (
    <tr role="row" className={classNames(ROW, isMinor && styles.minor)}>
      <th role="rowheader" scope="row" className={`${styles.cell} ${styles.name}`}>
        <span className="font-medium">{name}</span>{" "}
        {symbol ? <span className={`${QUIET} whitespace-nowrap`}>{symbol}</span> : null}{" "}
        {isSample ? sampleMark : null}
        {group === "trade" ? <Origins cells={cells} of="source" /> : null}
      </th>
      {products.map(({ id, short }, index) => {
        const cell = cells.find(({ product }) => product === id);
        return (
          <td
            key={id}
            role="cell"
            className={classNames(VALUE, isLabelled && styles.labelled, index === 0 && styles.left)}
          >
            {isLabelled ? <span className="opacity-75 tablet:hidden print:hidden">{short}</span> : null}
            {cell ? (
              <div className={cell.bar && styles.bars}>
                <div className="flex-1">
                  <Value items={cell.items} units={units} />
                  {cell.sample && !isSample ? <> {sampleMark}</> : null}{" "}
                  {cell.note ? <small className={styles.note}>{cell.note}</small> : null}
                </div>
                {cell.bar ? <Bar {...cell.bar} steps={scale} /> : null}
              </div>
            ) : (
              <None words={words} />
            )}
          </td>
        );
      })}
      {group === "parameter" ? (
        <td role="cell" className={VALUE}>
          <Origins cells={cells} of="method" />
          <Origins cells={cells} of="source" />
          {cells.some(({ method, source }) => method ?? source) ? null : <None words={words} />}
        </td>
      ) : null}
    </tr>
  );
}

function None({ words }: { words: Words }) {
  return (
    <div>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words.none}</span>
    </div>
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

/** The methods or sources of a row, named by product unless all have the same. */
function Origins({ cells, of }: { cells: readonly Cell[]; of: "method" | "source" }) {
  // A value to be agreed has no source.
  const values = cells.filter((cell) => cell[of] ?? cell.sample !== undefined);
  const isOne = new Set(values.map((cell) => cell[of])).size === 1;
  return cells
    .filter((cell) => cell[of])
    .slice(0, isOne ? 1 : undefined)
    .map((cell) => (
      <span key={cell.product} className={classNames("flex flex-wrap gap-1", of === "source" && QUIET)}>
        {`${isOne ? "" : `${cell.short} `}${cell[of]}`.split(/(?<=\+ )/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    ));
}
