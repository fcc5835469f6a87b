import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { Bar } from "./specification-scale";
import { SampleMark, ValueText, type Units, type Value } from "./specification-value";
import type { SpecificationTable } from "./specification.server";

/** A table row in print and on wide screens; on phones a card with a line per product. */
export const ROW =
  "break-inside-avoid border-(--cell-line) stacked:grid stacked:border-b stacked:pt-2 stacked:pb-3";
export const CELL =
  "border-b border-(--cell-line) py-3 pr-4 align-top font-normal hyphens-manual stacked:border-0 stacked:p-0";

export type TableView = {
  /** Ids of the chosen products. */
  shown: ReadonlySet<string>;
  units: Units;
  words: { none: string; sample: string };
};

type Row = SpecificationTable["groups"][number]["rows"][number];

type RowProps = { table: SpecificationTable; row: Row; view: TableView };

/** A parameter with its value for each of the chosen products. */
export function SpecificationRow({ table: { products, method, max }, row, view }: RowProps) {
  const { shown, units, words } = view;
  const isCompared = products.length > 1;
  const sources = (
    <Origins of={row.sources} products={products} view={view} className="mt-1 text-sm text-muted" />
  );
  return (
    <tr
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
      {products.map(({ id, short }, index) => {
        if (!shown.has(id)) return null;
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
              <ValueOnScale value={value} max={max}>
                <ValueText value={value} units={units} sample={words.sample} />
              </ValueOnScale>
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
          <Origins of={row.methods} products={products} view={view} />
          {sources}
        </td>
      ) : null}
    </tr>
  );
}

type ScaleProps = { value: Value; max: number | undefined; children: ReactNode };

function ValueOnScale({ value, max, children }: ScaleProps) {
  if (max === undefined)
    return (
      <div className="stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-2">{children}</div>
    );
  return (
    <div className="gap-3 desktop:flex desktop:items-center stacked:grid stacked:grid-cols-[126px_minmax(0,1fr)] stacked:items-center">
      <div className="desktop:w-40 desktop:flex-none stacked:flex stacked:flex-wrap stacked:gap-x-2">
        {children}
      </div>
      {value.bar ? <Bar bar={value.bar} max={max} /> : null}
    </div>
  );
}

type OriginsProps = {
  of: Row["sources"];
  products: SpecificationTable["products"];
  view: TableView;
  className?: string;
};

/** Sources or methods, each with its product where they differ. */
function Origins({ of: origins, products, view, className }: OriginsProps) {
  return origins.map(({ text, product }) => {
    const its = product === undefined ? undefined : products[product];
    if (its && !view.shown.has(its.id)) return null;
    return (
      <span key={`${its?.id} ${text}`} className={classNames("block", className)}>
        {its ? <span className="text-muted">{its.short} </span> : null}
        {text}
      </span>
    );
  });
}
