import { classNames } from "~/lib/class-names";
import { CELL, ROW, SpecificationRow, type TableView } from "./specification-row";
import { Axis } from "./specification-scale";
import type { SpecificationTable } from "./specification.server";

/** On the dark background of the profile, and on the page's own. */
const DARK =
  "[--cell-line:var(--color-line-on-dark)] [--head-line:var(--color-line-on-dark)] [--quiet:var(--color-mist)] [--name:var(--color-husk-50)] [--strong:var(--color-husk-50)] [--head:var(--color-oil-200)]";
const LIGHT =
  "table-fixed [--cell-line:var(--color-husk-300)] [--head-line:var(--color-palm-900)] [--quiet:var(--color-muted)] [--name:var(--color-ink)] [--strong:var(--color-palm-900)] [--head:var(--color-ink)]";

const HEAD = `${CELL} border-(--head-line) pt-0 align-bottom`;

/** Width of the first column by number of products. */
const WIDTHS = ["", "w-[33%]", "w-[24%]", "w-[20%] desktop:w-[17%]"];

export function Table({ table, view }: { table: SpecificationTable; view: TableView }) {
  const { caption, parameter, method, products, groups, max } = table;
  const columns = products
    .map((product, index) => ({ ...product, index }))
    .filter(({ id }) => view.shown.has(id));
  const isCompared = products.length > 1;

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
          {rows
            .filter(({ values }) => columns.some(({ index }) => values[index]))
            .map((row) => (
              <SpecificationRow key={row.name} table={table} row={row} view={view} />
            ))}
        </tbody>
      ))}
    </table>
  );
}
