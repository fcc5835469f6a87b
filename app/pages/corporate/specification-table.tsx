import type { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { Fold } from "~/ui/fold";
import { Bar, BAR_COLUMNS, Scale } from "./profile-bars";
import type { Product, ProductRow } from "./specification.server";

export type TableProps = {
  caption: string;
  group: ProductRow["group"];
  products: readonly Product[];
  /** Whether each product has a table of its own, which shows its name while folded. */
  isSplit: boolean;
  units: "metric" | "trade";
  words: ReturnType<typeof technicalSheetsPage>["specification"];
};

const LOOKS = {
  /** On tablets the values stand below their name, on phones below each other. */
  values: {
    part: "max-desktop:block",
    head: "stacked:sr-only",
    row: "tablet:max-desktop:flex tablet:max-desktop:flex-wrap stacked:grid stacked:pt-2 stacked:pb-3",
    rowHead:
      "tablet:max-desktop:flex-none tablet:max-desktop:basis-full tablet:max-desktop:pb-0 stacked:text-lg",
    name: "w-[24%] tablet:max-desktop:hidden",
    cell: "pr-4 tablet:max-desktop:flex-1 stacked:py-1 stacked:pr-0",
  },
  /** Narrow enough to stay a table. */
  profile: {
    part: "",
    head: "",
    row: "",
    rowHead: "",
    name: "",
    cell: "pr-4 wrap-anywhere desktop:pr-12",
  },
};
const lookOf = (group: TableProps["group"]) => LOOKS[group === "fatty-acid" ? "profile" : "values"];

const ROW = "break-inside-avoid border-b border-current/22";
const CELL = "py-3 align-top font-normal hyphens-manual";
const HEAD = "pt-0 pb-3 align-bottom font-normal";
const QUIET = "text-sm opacity-75";
/** Marks a made-up value. */
const SAMPLE = "ml-1 inline-block rounded-full border border-husk-300 px-2 py-px text-xs";

type Line = ReturnType<typeof linesOf>[number];

/** The rows of a group with their values by product. Rows that most products have come first. */
function linesOf({ products, group }: TableProps) {
  const rows = products.flatMap((product) => product.rows.filter((row) => row.group === group));
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .map(({ id, name, symbol, heading }) => ({
      id,
      name,
      symbol,
      heading,
      cells: products.map(({ short, rows: own }) => ({ short, row: own.find((row) => row.id === id) })),
      known: rows.filter((row) => row.id === id),
    }))
    .toSorted((a, b) => b.known.length - a.known.length);
}

/** The values of a group side by side, folded on phones. */
export function SpecificationTable(props: TableProps) {
  const { caption, group, products, isSplit, words } = props;
  const lines = linesOf(props);
  const isProfile = group === "fatty-acid";
  const hasMethods = group === "parameter";
  const look = lookOf(group);
  return (
    <Fold
      id={slugOf(caption)}
      label={fill(words.folded, { count: lines.length })}
      open={isProfile}
      subject={caption}
      showSubject={isSplit}
    >
      <table className={`mt-4 w-full table-fixed text-left text-base leading-snug stacked:mt-2 ${look.part}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={classNames(look.part, look.head)}>
          <tr className={`${ROW} ${look.row} border-current`}>
            <th scope="col" className={`${HEAD} ${look.cell} ${QUIET} ${look.name}`}>
              {isProfile ? words.profile.acid : words.parameter}
            </th>
            {products.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className={`${HEAD} ${look.cell} font-display text-lg leading-tight text-balance`}
              >
                {name}
                {isProfile ? <Scale /> : null}
              </th>
            ))}
            {hasMethods ? (
              <th scope="col" className={`${HEAD} ${look.cell} ${QUIET} w-[24%]`}>
                {words.method}
              </th>
            ) : null}
          </tr>
        </thead>
        {[...new Set(lines.map((line) => line.heading))].map((heading) => (
          <tbody key={heading ?? ""} className={look.part}>
            {heading ? (
              <tr className={`${ROW} ${look.row}`}>
                <th scope="rowgroup" colSpan={products.length + 1} className="pt-6 pb-2 eyebrow">
                  {heading}
                </th>
              </tr>
            ) : null}
            {lines
              .filter((line) => line.heading === heading)
              .map((line) => (
                <TableRow key={line.id} {...props} {...line} />
              ))}
          </tbody>
        ))}
      </table>
    </Fold>
  );
}

function TableRow({ group, isSplit, units, words, name, symbol, cells, known }: TableProps & Line) {
  const hasMethods = group === "parameter";
  const look = lookOf(group);
  const showsProduct = !isSplit && look === LOOKS.values;
  // If all values are samples, the row is marked instead of each value.
  const isSample = known.some(({ sample }) => sample) && known.every(({ sample }) => sample !== false);
  return (
    <tr className={`${ROW} ${look.row}`}>
      <th scope="row" className={`${CELL} ${look.cell} ${look.rowHead}`}>
        <span className="font-medium">{name}</span>{" "}
        {symbol ? <span className={`${QUIET} ml-1 whitespace-nowrap`}>{symbol}</span> : null}{" "}
        {isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
        {hasMethods ? null : <Origins cells={cells} of="source" />}
      </th>
      {cells.map(({ row, short }) => (
        <td
          key={short}
          className={classNames(
            CELL,
            look.cell,
            showsProduct &&
              "stacked:grid stacked:grid-cols-[72px_minmax(0,1fr)] stacked:items-baseline stacked:gap-3",
            !row && "stacked:hidden",
          )}
        >
          {showsProduct ? <span className="hidden opacity-75 stacked:block">{short}</span> : null}
          {row ? (
            <div className={row.bar && BAR_COLUMNS}>
              <div>
                <Value items={row.items} units={units} />
                {row.sample && !isSample ? <span className={SAMPLE}>{words.sample}</span> : null}
              </div>
              {row.bar ? <Bar {...row.bar} /> : null}
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
        <td className={`${CELL} ${look.cell} stacked:text-sm`}>
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
      <span key={text} className={items.length > 1 ? "block not-first:mt-2" : undefined}>
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
