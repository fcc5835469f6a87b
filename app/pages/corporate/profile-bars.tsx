import type { Figure } from "~/lib/figure";

const share = (value: number, steps: readonly number[]) => `${(value / (steps.at(-1) ?? 0)) * 100}%`;

/** The numbers above the grid lines of a product's bars. */
export function Scale({ steps }: { steps: readonly number[] }) {
  return (
    <svg fill="currentColor" className="-col-end-1 h-5 w-full overflow-visible font-text text-xs">
      {steps.map((value, index, { length }) => (
        <text
          key={value}
          x={share(value, steps)}
          y="90%"
          textAnchor={index === 0 ? "start" : index === length - 1 ? "end" : "middle"}
        >
          {value}
        </text>
      ))}
    </svg>
  );
}

type BarProps = { min?: number; max?: number; typical: Figure | undefined; steps: readonly number[] };

/** A bar for the allowed interval, with the typical range inside it. Even traces stay visible. */
export function Bar({ min = 0, max = 0, typical, steps }: BarProps) {
  return (
    <svg aria-hidden="true" fill="currentColor" className="h-5 w-full overflow-visible">
      <rect y="20%" width="100%" height="60%" opacity="0.15" />
      {steps.map((value) => (
        <rect key={value} x={share(value, steps)} width="1" height="100%" opacity="0.2" />
      ))}
      <rect
        x={share(min, steps)}
        y="20%"
        width={share(max && Math.max(max - min, 0.5), steps)}
        height="60%"
        fill="currentColor"
        className="text-oil-400"
      />
      {typical?.min !== undefined && typical.max !== undefined ? (
        <rect x={share(typical.min, steps)} width={share(typical.max - typical.min, steps)} height="100%" />
      ) : null}
    </svg>
  );
}
