import type { Product, ProductRow } from "./specification.server";

/** Between the lines of the scale, in per cent. */
const STEP = 20;

/** The scale ends at the first line that no value exceeds. */
export function scaleEndOf(products: readonly Product[]): number {
  const values = products.flatMap(({ rows }) => rows.map(({ bar }) => bar?.max ?? 0));
  return STEP * Math.ceil(Math.max(...values) / STEP);
}

const stepsTo = (end: number) => Array.from({ length: end / STEP + 1 }, (_, index) => index * STEP);

const share = (value: number, end: number) => `${(value / end) * 100}%`;

/** A value with its bar beside it, on phones below it. */
export const BAR_COLUMNS = "grid items-center gap-x-4 tablet:grid-cols-1-2";

/** The numbers above the grid lines of a product's bars. */
export function Scale({ end }: { end: number }) {
  return (
    <span aria-hidden="true" className={`${BAR_COLUMNS} mt-2`}>
      <svg fill="currentColor" className="-col-end-1 h-5 w-full overflow-visible font-text text-xs">
        {stepsTo(end).map((value, index, { length }) => (
          <text
            key={value}
            x={share(value, end)}
            y="90%"
            textAnchor={index === 0 ? "start" : index === length - 1 ? "end" : "middle"}
          >
            {value}
          </text>
        ))}
      </svg>
    </span>
  );
}

/** An interval with the typical range in it. Traces keep a visible width. */
export function Bar({ min = 0, max = 0, typical, end }: NonNullable<ProductRow["bar"]> & { end: number }) {
  return (
    <svg aria-hidden="true" fill="currentColor" className="h-5 w-full overflow-visible">
      {stepsTo(end).map((value) => (
        <rect key={value} x={share(value, end)} width="1" height="100%" opacity="0.2" />
      ))}
      <rect
        x={share(min, end)}
        y="20%"
        width={share(max && Math.max(max - min, 0.5), end)}
        height="60%"
        className="fill-oil-400 print:fill-muted"
      />
      {typical?.min !== undefined && typical.max !== undefined ? (
        <rect x={share(typical.min, end)} width={share(typical.max - typical.min, end)} height="100%" />
      ) : null}
    </svg>
  );
}
