import { classNames } from "~/lib/class-names";
import { SpecificationAxis } from "./specification-bars";
import { LOOKS, lookOf, TableRow, type TableView } from "./specification-row";
import type { SpecificationTable } from "./specification.server";

/** Width of the first column by number of products. */
const WIDTHS = ["", "w-[33%]", "w-[24%]", "w-[20%] desktop:w-[17%]"];

export function Table({ table, view }: { table: SpecificationTable; view: TableView }) {
  const { caption, parameter, method, products, groups, max } = table;
  const { shown } = view;
  const look = lookOf(table);
  const styles = LOOKS[look];
  const columns = products.map((product, index) => ({ ...product, index })).filter(({ id }) => shown.has(id));
  const head = classNames(styles.cell, "pt-0 align-bottom", look === "plain" && "border-palm-900");
  const productHead = classNames(
    "font-display text-lg leading-tight text-balance",
    look === "plain" ? "text-ink" : "text-oil-200",
  );
  return (
    <table className={classNames("mt-4 w-full text-left text-base stacked:mt-2 stacked:block", styles.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look === "plain" ? "stacked:hidden" : "stacked:sr-only"}>
        <tr className={classNames(styles.row, "tablet:items-end")}>
          <th
            scope="col"
            className={classNames(
              head,
              styles.name,
              look !== "facing" && WIDTHS[Math.min(products.length, 3)],
              look === "plain" ? "text-sm text-muted" : productHead,
            )}
          >
            {parameter}
          </th>
          {columns.map(({ id, name, index }) => (
            <th key={id} scope="col" className={classNames(head, productHead, styles.sides[index])}>
              {name}
              {max === undefined ? null : (
                <SpecificationAxis
                  max={max}
                  isMirrored={look === "facing" && index === 0}
                  className={
                    look === "facing" ? (index === 0 ? "desktop:ml-[130px]" : "desktop:mr-[130px]") : ""
                  }
                />
              )}
            </th>
          ))}
          {method ? (
            <th
              scope="col"
              className={classNames(
                head,
                "text-sm text-muted",
                products.length === 1 ? "w-[28%]" : "w-[24%]",
              )}
            >
              {method}
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name} className="stacked:block">
          {name ? (
            <tr className={styles.row}>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="col-span-full pt-6 pb-2 text-center text-xs font-semibold tracking-[0.13em] text-oil-400 uppercase stacked:flex stacked:items-center stacked:justify-between stacked:pt-4 stacked:text-left"
              >
                {name}
                {max === undefined ? null : (
                  <SpecificationAxis
                    max={max}
                    className="hidden w-[calc(100%-208px)] font-normal tracking-normal stacked:flex"
                  />
                )}
              </th>
            </tr>
          ) : null}
          {rows
            .filter(({ values }) => columns.some(({ index }) => values[index]))
            .map((row) => (
              <TableRow key={row.name} row={row} table={table} columns={columns} view={view} />
            ))}
        </tbody>
      ))}
    </table>
  );
}
