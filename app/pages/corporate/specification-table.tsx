import type { ReactNode } from "react";
import type { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { Fold } from "~/ui/fold";
import { Bar, BAR_COLUMNS, Scale } from "./profile-bars";
import styles from "./specification-table.module.css";
import type { Product, ProductRow } from "./specification.server";

type TableProps = {
  caption: string;
  products: readonly Product[];
  units: "metric" | "trade";
  words: ReturnType<typeof technicalSheetsPage>["specification"];
};

const ROW = "break-inside-avoid border-b border-current/22";
const HEAD = "pr-4 pb-3 align-bottom font-normal";
const CELL = "py-3 pr-4 align-top font-normal hyphens-manual";
const QUIET = "text-sm opacity-75";
/** Marks a made-up value. */
const SAMPLE = "ml-1 inline-block rounded-full border border-husk-300 px-2 text-xs";

type Line = ReturnType<typeof linesOf>[number];

/** The rows of a group with their values by product. Rows that most products have come first. */
function linesOf(products: readonly Product[], group: ProductRow["group"]) {
  const rows = products.flatMap((product) => product.rows.filter((row) => row.group === group));
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .map(({ id, name, symbol, heading }) => {
      const known = rows.filter((row) => row.id === id);
      return {
        id,
        name,
        symbol,
        heading,
        count: known.length,
        /** If all values are samples, the row is marked instead of each value. */
        isSample: known.some(({ sample }) => sample) && known.every(({ sample }) => sample !== false),
        cells: products.map(({ short, rows: own }) => ({ short, row: own.find((row) => row.id === id) })),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Values side by side. */
export function ValuesTable({ group, ...table }: TableProps & { group: "trade" | "parameter" }) {
  const lines = linesOf(table.products, group);
  const { parameter, method } = table.words;
  return (
    <FoldedTable
      {...table}
      className={styles.values}
      count={lines.length}
      name={parameter}
      method={group === "parameter" ? method : undefined}
    >
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} {...line} {...table} hasMethods={group === "parameter"} />
        ))}
      </tbody>
    </FoldedTable>
  );
}

/** The fatty acids by saturation, each value with its bar. */
export function ProfileTable({ scaleEnd, ...table }: TableProps & { scaleEnd: number }) {
  const lines = linesOf(table.products, "fatty-acid");
  const headings = new Set(lines.map(({ heading }) => heading));
  return (
    <FoldedTable
      {...table}
      open
      count={lines.length}
      name={table.words.profile.acid}
      scale={<Scale end={scaleEnd} />}
    >
      {[...headings].map((heading) => (
        <tbody key={heading}>
          <tr className={ROW}>
            <th scope="rowgroup" colSpan={table.products.length + 1} className="pt-6 pb-3 eyebrow">
              {heading}
            </th>
          </tr>
          {lines
            .filter((line) => line.heading === heading)
            .map((line) => (
              <Row key={line.id} {...line} {...table} scaleEnd={scaleEnd} />
            ))}
        </tbody>
      ))}
    </FoldedTable>
  );
}

type FoldedTableProps = TableProps & {
  count: number;
  name: string;
  method?: string | undefined;
  /** Below the name of each product. */
  scale?: ReactNode;
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Folded on phones. */
function FoldedTable({ caption, products, words, ...table }: FoldedTableProps) {
  const { count, name, method, scale, open = false, className, children } = table;
  return (
    <Fold
      id={slugOf(caption)}
      label={fill(words.folded, { count })}
      open={open}
      subject={caption}
      showSubject={products.length === 1}
    >
      <table
        className={classNames(
          styles.table,
          "mt-4 w-full table-fixed text-left text-base leading-snug",
          className,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={ROW}>
            <th scope="col" className={`${HEAD} ${QUIET}`}>
              {name}
            </th>
            {products.map(({ id, name: product }) => (
              <th key={id} scope="col" className={`${HEAD} font-display text-lg leading-tight text-balance`}>
                {product}
                {scale}
              </th>
            ))}
            {method ? (
              <th scope="col" className={`${HEAD} ${QUIET} w-[24%]`}>
                {method}
              </th>
            ) : null}
          </tr>
        </thead>
        {children}
      </table>
    </Fold>
  );
}

type RowProps = Line & TableProps & { hasMethods?: boolean; scaleEnd?: number };

function Row({ name, symbol, isSample, cells, products, units, words, hasMethods, scaleEnd }: RowProps) {
  return (
    <tr className={ROW}>
      <th scope="row" className={CELL}>
        <span className="font-medium">{name}</span>{" "}
        {symbol ? <span className={`${QUIET} ml-1 whitespace-nowrap`}>{symbol}</span> : null}{" "}
        {isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
        {hasMethods ? null : <Origins cells={cells} of="source" />}
      </th>
      {cells.map(({ row, short }) => (
        <td key={short} className={classNames(CELL, !row && styles.missing)}>
          {products.length > 1 ? <span className={styles.product}>{short}</span> : null}
          {row ? (
            <div className={row.bar && BAR_COLUMNS}>
              <div>
                <Value items={row.items} units={units} />
                {row.sample && !isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
              </div>
              {row.bar && scaleEnd ? <Bar {...row.bar} end={scaleEnd} /> : null}
              {row.note ? <small className={`${QUIET} col-span-full mt-1 block`}>{row.note}</small> : null}
            </div>
          ) : (
            <>
              <span aria-hidden="true">—</span>
              <span className="sr-only">{words.none}</span>
            </>
          )}
        </td>
      ))}
      {hasMethods ? (
        <td className={CELL}>
          <Origins cells={cells} of="method" />
          <Origins cells={cells} of="source" />
        </td>
      ) : null}
    </tr>
  );
}

/** Figures with their units, or items. Figures are in both systems without JavaScript. */
function Value({ items, units }: Pick<ProductRow, "items"> & Pick<TableProps, "units">) {
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

/** Methods or sources, each with its product where they differ. */
function Origins({ cells, of }: Pick<Line, "cells"> & { of: "method" | "source" }) {
  const known = cells.flatMap(({ short, row }) => (row?.[of] ? [{ short, text: row[of] }] : []));
  const isOne = new Set(known.map(({ text }) => text)).size === 1;
  return known.slice(0, isOne ? 1 : undefined).map(({ short, text }) => (
    <span key={short} className={`${QUIET} block`}>
      {isOne ? text : `${short} ${text}`}
    </span>
  ));
}
