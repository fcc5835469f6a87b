import { Fragment, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { CopyCell, CopyHead, type Copying } from "./specification-copy";

/** A value with its unit, and in that of the trade where it has another one. */
export type Amount = { text: string; unit: string; trade?: { text: string; unit: string } };

/** A system of units. */
export type Units = "metric" | "trade";

/** An interval on the scale of its table. */
export type Bar = { from: number; to: number; usual?: { from: number; to: number } };

/** What is known of a product: a value, or a list. */
export type SpecificationValue = {
  /** A placeholder until the company provides the real value. */
  isSample?: boolean;
} & (
  | {
      amount: Amount;
      /** Whether it is words, which are set as such. */
      isWords?: boolean;
      /** What stands below it: how it is measured, and where it comes from. */
      note: string;
      bar?: Bar;
    }
  | { items: readonly { text: string; amount?: Amount | undefined }[] }
);

/** A method or a source: of one of the products, or of all. */
export type Origin = { text: string; product?: { id: string; short: string } };

/** A product of a table. */
export type SpecificationProduct = { id: string; name: string; short: string };

/** What is known of several products. */
export type SpecificationRow = {
  name: string;
  symbol: string;
  /** Whether all its values are samples. */
  isSample: boolean;
  /** Whether phones show it only when one asks for it. */
  isMinor?: boolean;
  methods: readonly Origin[];
  sources: readonly Origin[];
  /** One per product; undefined if the product has no value. */
  values: readonly (SpecificationValue | undefined)[];
};

/** Products side by side: a column for each, a row for what is known of them. */
export type SpecificationTable = {
  caption: string;
  /** What the first column holds. */
  parameter: string;
  /** What the last column holds; without it, methods and sources stand below the names. */
  method?: string;
  products: readonly SpecificationProduct[];
  groups: readonly { name?: string; rows: readonly SpecificationRow[] }[];
  /** The end of the bars' scale. A table with bars has a dark background. */
  max?: number;
};

/** How the tables are shown: which products, in which units, and how their rows are copied. */
export type TableView = {
  isShown: (product: string) => boolean;
  units: Units;
  copying: Copying;
  words: { none: string; sample: string };
};

const CELL = "border-b py-3 pr-4 align-top font-normal hyphens-manual stacked:border-0 stacked:p-0";

/** On paper and screens of some width, a table; on phones a row is a card with a line for each product. */
const ROW =
  "break-inside-avoid stacked:grid stacked:grid-cols-[minmax(0,1fr)_44px] stacked:border-b stacked:pt-2 stacked:pb-3";

const LOOKS = {
  plain: { table: "table-fixed leading-[1.4]", row: ROW, cell: CELL, name: "", sides: ["", ""] },
  bars: { table: "leading-[1.35]", row: ROW, cell: CELL, name: "text-husk-50", sides: ["", ""] },
  /** The bars of two products face each other, with the names between them. */
  facing: {
    table: "leading-[1.35]",
    row: classNames(
      ROW,
      "tablet:grid tablet:grid-cols-[0_minmax(0,1fr)_188px_minmax(0,1fr)_44px] tablet:items-center tablet:border-b",
      "desktop:grid-cols-[44px_minmax(0,1fr)_188px_minmax(0,1fr)_44px]",
    ),
    cell: "py-1 align-middle font-normal stacked:p-0",
    name: "text-husk-50 tablet:col-start-3 tablet:row-start-1 tablet:text-center",
    sides: [
      "tablet:col-start-2 tablet:row-start-1 tablet:text-right",
      "tablet:col-start-4 tablet:row-start-1",
    ],
  },
};

const lookOf = ({ max, products }: SpecificationTable): keyof typeof LOOKS =>
  max === undefined ? "plain" : products.length === 2 ? "facing" : "bars";

/** How wide the first column is. */
function nameWidth({ length }: readonly unknown[]): string {
  if (length > 2) return "w-[20%] desktop:w-[17%]";
  return length === 1 ? "w-[33%]" : "w-[24%]";
}

/** The values of products side by side. */
export function Table({ table, view }: { table: SpecificationTable; view: TableView }) {
  const { caption, parameter, method, products, groups, max } = table;
  const { isShown, units, copying, words } = view;
  const look = lookOf(table);
  const hasBars = max !== undefined;
  const line = hasBars ? "border-line-on-dark" : "border-husk-300";
  const styles = LOOKS[look];
  const rowClass = classNames(styles.row, line);
  const cellClass = classNames(styles.cell, line);
  const columns = products.map((product, index) => ({ ...product, index })).filter(({ id }) => isShown(id));
  const ofShown = ({ product }: Origin) => !product || isShown(product.id);
  const isFacing = look === "facing";

  function renderRow(row: SpecificationRow) {
    if (!columns.some(({ index }) => row.values[index])) return null;
    const methods = row.methods.filter(ofShown);
    const sources = row.sources.filter(ofShown);
    const copied = {
      name: [
        row.name,
        row.symbol,
        row.isSample ? words.sample : "",
        ...[...methods, ...sources].map(originText),
      ].filter(Boolean),
      values: columns.flatMap(({ index, name }) => {
        const value = row.values[index];
        return value ? [{ product: name, ...valueText(value, units, words.sample) }] : [];
      }),
    };
    return (
      <tr
        key={row.name}
        className={classNames(
          rowClass,
          row.isMinor && "stacked:group-has-[[data-minor]:not(:checked)]/profile:hidden",
        )}
      >
        <th
          scope="row"
          className={classNames(cellClass, styles.name, "stacked:self-center stacked:py-1 stacked:text-lg")}
        >
          <span className="font-medium">{row.name}</span>
          {row.symbol ? (
            <span
              className={classNames(
                "ml-1 text-sm whitespace-nowrap",
                hasBars ? "text-mist" : "text-muted",
                isFacing && "tablet:ml-0 tablet:block",
              )}
            >
              {" "}
              {row.symbol}
            </span>
          ) : null}{" "}
          {row.isSample ? <SampleMark word={words.sample} /> : null}
          {method || sources.length === 0 ? null : (
            <small className={SMALL}>
              <Origins origins={sources} />
            </small>
          )}
        </th>
        {columns.map(({ id, short, index }) => {
          const value = row.values[index];
          const bar = value && "bar" in value ? value.bar : undefined;
          return (
            <td
              key={id}
              className={classNames(
                cellClass,
                styles.sides[index],
                "stacked:order-2 stacked:col-span-full stacked:items-center stacked:gap-3 stacked:py-1",
                hasBars
                  ? "stacked:grid stacked:grid-cols-[62px_126px_minmax(0,1fr)] stacked:gap-2"
                  : products.length > 1 &&
                      "stacked:grid stacked:grid-cols-[72px_minmax(0,1fr)] stacked:items-baseline",
                isFacing && "desktop:flex desktop:items-center desktop:gap-3",
                isFacing && index === 1 && "desktop:flex-row-reverse",
                !value && "text-muted stacked:hidden",
              )}
            >
              {products.length > 1 ? (
                <span
                  className={classNames("hidden stacked:block", hasBars ? "text-sm" : "text-muted")}
                  data-mdast="ignore"
                >
                  {short}
                </span>
              ) : null}
              <div
                className={
                  hasBars
                    ? "desktop:w-[126px] desktop:flex-none"
                    : "stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-2"
                }
              >
                {value ? (
                  <Value value={value} units={units} sample={words.sample} isOnDark={hasBars} />
                ) : (
                  <None word={words.none} />
                )}
              </div>
              {bar && hasBars ? <BarChart bar={bar} max={max} isMirrored={isFacing && index === 0} /> : null}
            </td>
          );
        })}
        {method ? (
          <td
            className={classNames(
              cellClass,
              "stacked:order-3 stacked:col-span-full stacked:mt-1 stacked:flex stacked:flex-wrap stacked:gap-x-2 stacked:text-sm stacked:text-muted",
            )}
          >
            {methods.length > 0 ? (
              <Origins origins={methods} />
            ) : (
              <span aria-hidden="true" className="text-muted stacked:hidden">
                —
              </span>
            )}
            {sources.length > 0 ? (
              <small className={SMALL}>
                <Origins origins={sources} />
              </small>
            ) : null}
          </td>
        ) : null}
        <CopyCell
          rowKey={`${caption} ${row.name}`}
          row={copied}
          copying={copying}
          className={classNames(cellClass, isFacing && "tablet:col-start-5 tablet:row-start-1")}
          isOnDark={hasBars}
        />
      </tr>
    );
  }

  const headCell = classNames(styles.cell, "pt-0 align-bottom", hasBars ? line : "border-palm-900");
  const productHead = classNames(
    "font-display text-lg leading-[1.15] text-balance",
    hasBars ? "text-oil-200" : "text-ink",
  );
  return (
    <table className={classNames("mt-4 w-full text-left text-base stacked:mt-2 stacked:block", styles.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={hasBars ? "stacked:sr-only" : "stacked:hidden"}>
        <tr className={classNames(rowClass, "tablet:items-end")}>
          <th
            scope="col"
            className={classNames(
              headCell,
              !isFacing && nameWidth(products),
              hasBars
                ? [productHead, isFacing && styles.name].filter(Boolean).join(" ")
                : "text-sm text-muted",
            )}
          >
            {parameter}
          </th>
          {columns.map(({ id, name, index }) => (
            <th key={id} scope="col" className={classNames(headCell, productHead, styles.sides[index])}>
              {name}
              {hasBars ? (
                <Axis
                  max={max}
                  isMirrored={isFacing && index === 0}
                  className={isFacing ? (index === 0 ? "desktop:ml-[130px]" : "desktop:mr-[130px]") : ""}
                />
              ) : null}
            </th>
          ))}
          {method ? (
            <th
              scope="col"
              className={classNames(
                headCell,
                "text-sm text-muted",
                products.length === 1 ? "w-[28%]" : "w-[24%]",
              )}
            >
              {method}
            </th>
          ) : null}
          <CopyHead className={classNames(headCell, isFacing && "tablet:col-start-5 tablet:row-start-1")}>
            {copying.words.column}
          </CopyHead>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.name ?? ""} className="stacked:block">
          {group.name ? (
            <tr className={rowClass}>
              <th
                scope="rowgroup"
                colSpan={columns.length + (method ? 3 : 2)}
                className="col-span-full pt-6 pb-2 text-center text-xs font-semibold tracking-[0.13em] text-oil-400 uppercase stacked:flex stacked:items-center stacked:justify-between stacked:pt-4 stacked:text-left"
              >
                {group.name}
                {hasBars ? (
                  <Axis
                    max={max}
                    className="hidden w-[calc(100%-208px)] font-normal tracking-normal stacked:flex"
                  />
                ) : null}
              </th>
            </tr>
          ) : null}
          {group.rows.map(renderRow)}
        </tbody>
      ))}
    </table>
  );
}

const SMALL = "mt-1 block text-sm text-muted stacked:contents";

function None({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{word}</span>
    </>
  );
}

const originText = ({ text, product }: Origin) => (product ? `${product.short} ${text}` : text);

/** Methods or sources, none of whose numbers breaks at the end of a line. */
function Origins({ origins }: { origins: readonly Origin[] }) {
  return origins.map(({ text, product }) => (
    <span key={`${product?.id} ${text}`} className="block">
      {product ? <span className="text-muted">{product.short} </span> : null}
      {text.split(" + ").map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? " + " : ""}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </span>
  ));
}

/** Says that nobody should rely on a value yet. */
function SampleMark({ word }: { word: string }) {
  return (
    <span className="ml-1 inline-block rounded-full border border-husk-300 px-2 py-px text-xs text-muted">
      {word}
    </span>
  );
}

const amountIn = ({ trade, ...metric }: Amount, units: Units) => (units === "trade" && trade) || metric;

function amountText(amount: Amount, units: Units): string {
  const { text, unit } = amountIn(amount, units);
  return unit ? `${text} ${unit}` : text;
}

/** A value as it is copied, with its note. */
function valueText(value: SpecificationValue, units: Units, sample: string) {
  const isList = "items" in value;
  const text = isList
    ? value.items
        .map((item) => (item.amount ? `${item.text} ${amountText(item.amount, units)}` : item.text))
        .join("; ")
    : amountText(value.amount, units);
  const notes = [isList ? "" : value.note, value.isSample ? sample : ""];
  return { text, note: notes.filter(Boolean).join(" · ") };
}

/** A figure and its unit; without scripts, in both systems. */
function AmountText({ amount, units, isOnDark }: { amount: Amount; units: Units; isOnDark?: boolean }) {
  const { text, unit } = amountIn(amount, units);
  return (
    <>
      <b
        className={classNames(
          "font-semibold whitespace-nowrap lining-nums tabular-nums",
          isOnDark ? "text-husk-50" : "text-palm-900",
        )}
      >
        {text}
      </b>
      {unit ? (
        <>
          {" "}
          <span className="whitespace-nowrap text-muted">{unit}</span>
        </>
      ) : null}
      {amount.trade && units === "metric" ? (
        <span className="without-scripts" data-mdast="ignore">
          {` (${amountText(amount, "trade")})`}
        </span>
      ) : null}
    </>
  );
}

type ValueProps = { value: SpecificationValue; units: Units; sample: string; isOnDark: boolean };

/** What is known, and whether it is a sample. */
function Value({ value, units, sample, isOnDark }: ValueProps): ReactNode {
  const mark = value.isSample ? <SampleMark word={sample} /> : null;
  if ("items" in value) {
    return (
      <>
        <div className="grid gap-2 leading-[1.3]">
          {value.items.map(({ text, amount }, index) => (
            <span key={text}>
              {text}
              {amount ? (
                <>
                  {" "}
                  <AmountText amount={amount} units={units} />
                </>
              ) : null}
              {index < value.items.length - 1 ? <span className="sr-only">; </span> : null}
            </span>
          ))}
        </div>
        {mark}
      </>
    );
  }
  const { amount, isWords, note } = value;
  return (
    <>
      {isWords ? (
        <span className="text-muted italic">{amount.text}</span>
      ) : (
        <AmountText amount={amount} units={units} isOnDark={isOnDark} />
      )}
      {note ? (
        <small
          className={isOnDark ? "block text-xs tablet:max-desktop:ml-2 tablet:max-desktop:inline" : SMALL}
        >
          <span>{note}</span> {mark}
        </small>
      ) : (
        mark
      )}
    </>
  );
}

/** How far apart the lines behind the bars are, in per cent. */
const TICK = 20;

const ticksTo = (max: number) => Array.from({ length: max / TICK + 1 }, (_, index) => index * TICK);

/** The scale of a column of bars. */
function Axis({ max, isMirrored, className }: { max: number; isMirrored?: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-axis=""
      data-mdast="ignore"
      className={classNames(
        "-mx-2 flex justify-between font-text text-xs text-mist *:w-5 *:text-center *:not-italic",
        isMirrored && "flex-row-reverse",
        className,
      )}
    >
      {ticksTo(max).map((tick) => (
        <i key={tick}>{tick}</i>
      ))}
    </span>
  );
}

/** An interval on a scale, faint from nothing to where it begins, with what is usual in it; a trace is still seen. */
function BarChart({
  bar: { from, to, usual },
  max,
  isMirrored,
}: {
  bar: Bar;
  max: number;
  isMirrored: boolean;
}) {
  const at = (value: number) => `${(value / max) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "h-[30px] w-full overflow-visible fill-line-on-dark tablet:max-desktop:h-5",
        isMirrored && "tablet:-scale-x-100",
      )}
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
