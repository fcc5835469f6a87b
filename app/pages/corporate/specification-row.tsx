import { classNames } from "~/lib/class-names";
import { SpecificationBar } from "./specification-bars";
import { SampleMark, Value, type Units } from "./specification-value";
import type { Origin, SpecificationRow, SpecificationTable } from "./specification.server";

export type TableView = {
  /** Ids of the chosen products. */
  shown: ReadonlySet<string>;
  units: Units;
  words: { none: string; sample: string };
};

/** A table row in print and on wide screens; on phones a card with a line per product. */
const ROW = "break-inside-avoid stacked:grid stacked:border-b stacked:pt-2 stacked:pb-3";
const CELL = "border-b py-3 pr-4 align-top font-normal hyphens-manual stacked:border-0 stacked:p-0";
const BARS = "stacked:grid stacked:grid-cols-[62px_126px_minmax(0,1fr)] stacked:items-center stacked:gap-2";

/** Classes of a table's parts; `sides` are those of the product columns. */
export const LOOKS = {
  plain: {
    table: "table-fixed leading-snug",
    row: classNames(ROW, "border-husk-300"),
    cell: classNames(CELL, "border-husk-300"),
    name: "",
    value: "stacked:grid stacked:grid-cols-[72px_minmax(0,1fr)] stacked:items-baseline stacked:gap-3",
    sides: ["", ""],
  },
  bars: {
    table: "leading-snug",
    row: classNames(ROW, "border-line-on-dark"),
    cell: classNames(CELL, "border-line-on-dark"),
    name: "text-husk-50",
    value: BARS,
    sides: ["", ""],
  },
  /** The bars of two products mirror each other, with the names between them. */
  facing: {
    table: "leading-snug",
    row: classNames(
      ROW,
      "border-line-on-dark tablet:grid tablet:grid-cols-[minmax(0,1fr)_188px_minmax(0,1fr)] tablet:items-center tablet:border-b",
    ),
    cell: "py-1 align-middle font-normal stacked:p-0",
    name: "text-husk-50 tablet:col-start-2 tablet:row-start-1 tablet:text-center",
    value: classNames(BARS, "desktop:flex desktop:items-center desktop:gap-3"),
    sides: [
      "tablet:col-start-1 tablet:row-start-1 tablet:text-right",
      "tablet:col-start-3 tablet:row-start-1 desktop:flex-row-reverse",
    ],
  },
};

export const lookOf = ({ max, products }: SpecificationTable): keyof typeof LOOKS =>
  max === undefined ? "plain" : products.length === 2 ? "facing" : "bars";

type RowProps = {
  row: SpecificationRow;
  table: SpecificationTable;
  columns: readonly (SpecificationTable["products"][number] & { index: number })[];
  view: TableView;
};

export function TableRow({ row, table, columns, view: { shown, units, words } }: RowProps) {
  const { max, method, products } = table;
  const look = lookOf(table);
  const styles = LOOKS[look];
  const isDark = look !== "plain";
  const sources = <Origins origins={row.sources} shown={shown} isSmall />;
  return (
    <tr
      className={classNames(
        styles.row,
        row.isMinor && "stacked:group-has-[[data-minor]:not(:checked)]/profile:hidden",
      )}
    >
      <th scope="row" className={classNames(styles.cell, styles.name, "stacked:py-1 stacked:text-lg")}>
        <span className="font-medium">{row.name}</span>{" "}
        {row.symbol ? (
          <span
            className={classNames(
              "ml-1 text-sm whitespace-nowrap",
              isDark ? "text-mist" : "text-muted",
              look === "facing" && "tablet:ml-0 tablet:block",
            )}
          >
            {row.symbol}
          </span>
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
              styles.cell,
              styles.sides[index],
              "stacked:py-1",
              (isDark || products.length > 1) && styles.value,
              !value && "text-muted stacked:hidden",
            )}
          >
            {products.length > 1 ? (
              <span
                className={classNames("hidden stacked:block", isDark ? "text-sm" : "text-muted")}
                data-mdast="ignore"
              >
                {short}
              </span>
            ) : null}
            {value ? (
              <div
                className={
                  isDark
                    ? "desktop:w-31.5 desktop:flex-none"
                    : "stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-2"
                }
              >
                <Value value={value} units={units} sample={words.sample} isOnDark={isDark} />
              </div>
            ) : (
              <>
                <span aria-hidden="true">—</span>
                <span className="sr-only">{words.none}</span>
              </>
            )}
            {value?.bar && max !== undefined ? (
              <SpecificationBar bar={value.bar} max={max} isMirrored={look === "facing" && index === 0} />
            ) : null}
          </td>
        );
      })}
      {method ? (
        <td
          className={classNames(
            styles.cell,
            "empty:before:text-muted empty:before:content-['—'] stacked:mt-1 stacked:flex stacked:flex-wrap stacked:gap-x-2 stacked:text-sm stacked:text-muted stacked:empty:hidden",
          )}
        >
          <Origins origins={row.methods} shown={shown} />
          {sources}
        </td>
      ) : null}
    </tr>
  );
}

type OriginsProps = { origins: readonly Origin[]; shown: ReadonlySet<string>; isSmall?: boolean };

function Origins({ origins, shown, isSmall }: OriginsProps) {
  return origins
    .filter(({ product }) => !product || shown.has(product.id))
    .map(({ text, product }) => (
      <span
        key={`${product?.id} ${text}`}
        className={classNames("block", isSmall && "mt-1 text-sm text-muted")}
      >
        {product ? <span className="text-muted">{product.short} </span> : null}
        {text}
      </span>
    ));
}
