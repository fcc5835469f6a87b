import { classNames } from "~/lib/class-names";
import type { SpecificationTable } from "./specification.server";

type Product = SpecificationTable["products"][number];

type Row = SpecificationTable["groups"][number]["rows"][number];

type Cell = NonNullable<Row["cells"][string]>;

export type TableView = {
  /** Ids of the chosen products. */
  shown: readonly string[];
  units: "metric" | "trade";
};

type Props = { table: SpecificationTable; view: TableView; words: { none: string; sample: string } };

/** On tablets the values stand below their name, on phones below each other. */
const ROW =
  "break-inside-avoid border-b border-current/22 tablet:max-desktop:flex tablet:max-desktop:flex-wrap stacked:grid stacked:pt-2 stacked:pb-3";
const CELL =
  "py-3 pr-4 align-top font-normal hyphens-manual tablet:max-desktop:flex-1 stacked:py-1 stacked:pr-0";
const HEAD = "pt-0 pr-4 pb-3 align-bottom font-normal tablet:max-desktop:flex-1";
const QUIET = "text-sm opacity-75";
/** Marks a made-up value. */
const SAMPLE = "ml-1 inline-block rounded-full border border-husk-300 px-2 py-px text-xs";

/** The values of the chosen products side by side. */
export function Table({ table, view, words }: Props) {
  const { caption, parameter, method, products, groups, max } = table;
  const columns = products.filter(({ id }) => view.shown.includes(id));
  return (
    <table
      className={classNames(
        "mt-4 w-full text-left text-base leading-snug max-desktop:block stacked:mt-2",
        !max && "table-fixed",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-desktop:block stacked:sr-only">
        <tr className={`${ROW} border-current`}>
          <th scope="col" className={`${HEAD} ${QUIET} w-[24%] tablet:max-desktop:hidden`}>
            {parameter}
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" className={`${HEAD} font-display text-lg leading-tight text-balance`}>
              {name}
            </th>
          ))}
          {method ? (
            <th scope="col" className={`${HEAD} ${QUIET} w-[24%]`}>
              {method}
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name ?? ""} className="max-desktop:block">
          {name ? (
            <tr className={ROW}>
              <th scope="rowgroup" colSpan={columns.length + 1} className="pt-6 pb-2 eyebrow">
                {name}
              </th>
            </tr>
          ) : null}
          {rows.map((row) => (
            <TableRow key={row.name} row={row} columns={columns} table={table} view={view} words={words} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A parameter with its value for each of the chosen products. */
function TableRow({ row, columns, table, view, words }: Props & { row: Row; columns: Product[] }) {
  const { method, max } = table;
  const isCompared = table.products.length > 1;
  const cells = columns.map(({ id, short }) => ({ short, cell: row.cells[id] }));
  const known = cells.flatMap(({ cell }) => cell ?? []);
  if (known.length === 0) return null;
  // If all values are samples, the row is marked instead of each value.
  const isSample = known.some(({ sample }) => sample) && known.every(({ sample }) => sample !== false);
  return (
    <tr className={ROW}>
      <th
        scope="row"
        className={`${CELL} tablet:max-desktop:flex-none tablet:max-desktop:basis-full tablet:max-desktop:pb-0 stacked:text-lg`}
      >
        <span className="font-medium">{row.name}</span>{" "}
        {row.symbol ? <span className={`${QUIET} ml-1 whitespace-nowrap`}>{row.symbol}</span> : null}{" "}
        {isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
        {method ? null : <Origins cells={cells} of="source" />}
      </th>
      {cells.map(({ cell, short }) => (
        <td
          key={short}
          className={classNames(
            CELL,
            isCompared &&
              "stacked:grid stacked:grid-cols-[72px_minmax(0,1fr)] stacked:items-baseline stacked:gap-3",
            !cell && "stacked:hidden",
          )}
        >
          {isCompared ? <span className="hidden opacity-75 stacked:block">{short}</span> : null}
          {cell ? (
            <div className={max ? "grid grid-cols-1-2 items-center gap-x-3" : undefined}>
              <div>
                <Value items={cell.items} units={view.units} />
                {cell.note ? <small className={`${QUIET} mt-1 block`}>{cell.note}</small> : null}{" "}
                {cell.sample && !isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
              </div>
              {max && cell.bar ? <Bar {...cell.bar} end={max} /> : null}
            </div>
          ) : (
            <>
              <span aria-hidden="true">—</span>
              <span className="sr-only">{words.none}</span>
            </>
          )}
        </td>
      ))}
      {method ? (
        <td className={`${CELL} stacked:text-sm`}>
          <Origins cells={cells} of="method" />
          <Origins cells={cells} of="source" />
        </td>
      ) : null}
    </tr>
  );
}

/** Figures with their units, or items. Figures are in both systems without JavaScript. */
function Value({ items, units }: Pick<Cell, "items"> & Pick<TableView, "units">) {
  return items.map(({ text, amount }, index) => {
    const { trade } = amount ?? {};
    const shown = units === "trade" && trade ? trade : amount;
    return (
      <span key={text} className={items.length > 1 ? "block not-first:mt-2" : undefined}>
        {text} {shown ? <b className="font-semibold whitespace-nowrap table-figures">{shown.text}</b> : null}
        {shown?.unit ? <span className="whitespace-nowrap opacity-75">{` ${shown.unit}`}</span> : null}
        {trade && units === "metric" ? (
          <span className="scripted:hidden">{` (${trade.text} ${trade.unit})`}</span>
        ) : null}
        {index < items.length - 1 ? <span className="sr-only">; </span> : null}
      </span>
    );
  });
}

type OriginsProps = { cells: { short: string; cell: Cell | undefined }[]; of: "method" | "source" };

/** Methods or sources, each with its product where they differ. */
function Origins({ cells, of }: OriginsProps) {
  const known = cells.flatMap(({ short, cell }) => (cell?.[of] ? [{ short, text: cell[of] }] : []));
  const isOne = new Set(known.map(({ text }) => text)).size === 1;
  return known.slice(0, isOne ? 1 : undefined).map(({ short, text }) => (
    <span key={short} className={`${QUIET} block`}>
      {isOne ? text : `${short} ${text}`}
    </span>
  ));
}

/** An interval on a scale from 0 to `end`, with the typical range in it. Traces keep a visible width. */
function Bar({ min = 0, max = 0, typical, end }: NonNullable<Cell["bar"]> & { end: number }) {
  const share = (value: number) => `${(value / end) * 100}%`;
  return (
    <svg aria-hidden="true" className="h-5 w-full">
      <rect y="44%" width="100%" height="12%" className="fill-line-on-dark" />
      <rect
        x={share(min)}
        y="20%"
        width={share(max && Math.max(max - min, 0.5))}
        height="60%"
        className="fill-oil-400 print:fill-muted"
      />
      {typical?.min !== undefined && typical.max !== undefined ? (
        <rect
          x={share(typical.min)}
          width={share(typical.max - typical.min)}
          height="100%"
          className="fill-husk-50 print:fill-ink"
        />
      ) : null}
    </svg>
  );
}
