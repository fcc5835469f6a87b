import type { ProductRow } from "./specification.server";

/** The profile's scale, in per cent, ends just above the highest value. */
const SCALE = [0, 20, 40, 60];
export const PROFILE_MAX = 60;

const share = (value: number) => `${(value / PROFILE_MAX) * 100}%`;

/** A value with its bar beside it, on phones below it. */
export const BAR_COLUMNS = "grid items-center gap-x-4 tablet:grid-cols-1-2";

/** The numbers above the grid lines of a product's bars. */
export function Scale() {
  return (
    <span aria-hidden="true" className={`${BAR_COLUMNS} mt-2`}>
      <svg className="-col-end-1 h-5 w-full overflow-visible fill-current font-text text-xs">
        {SCALE.map((value) => (
          <text key={value} x={share(value)} y="90%" textAnchor="middle">
            {value}
          </text>
        ))}
      </svg>
    </span>
  );
}

/** An interval with the typical range in it. Traces keep a visible width. */
export function Bar({ min = 0, max = 0, typical }: NonNullable<ProductRow["bar"]>) {
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-visible">
      {SCALE.map((value) => (
        <rect key={value} x={share(value)} width="1" height="100%" className="fill-line-on-dark" />
      ))}
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
