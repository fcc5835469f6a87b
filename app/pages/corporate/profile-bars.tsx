import type { Figure } from "~/lib/figure";
import styles from "./specification-table.module.css";

const share = (value: number, steps: readonly number[]) => `${(value / (steps.at(-1) ?? 0)) * 100}%`;

/** The numbers above the grid lines of a product's bars. */
export function Scale({ steps }: { steps: readonly number[] }) {
  return (
    <span aria-hidden="true" className={styles.bars}>
      <svg fill="currentColor" className="overflow-visible font-text text-xs tracking-normal">
        {steps.map((value) => (
          <text key={value} x={share(value, steps)} y="90%" textAnchor="middle">
            {value}
          </text>
        ))}
      </svg>
    </span>
  );
}

type BarProps = { min?: number; max?: number; typical: Figure | undefined; steps: readonly number[] };

/** A bar for the allowed interval, with the typical range inside it. Even traces stay visible. */
export function Bar({ min = 0, max = 0, typical, steps }: BarProps) {
  return (
    <svg aria-hidden="true" fill="currentColor" className="overflow-visible">
      {steps.map((value) => (
        <line key={value} x1={share(value, steps)} x2={share(value, steps)} y2="100%" />
      ))}
      <rect y="45%" width={share(max, steps)} height="10%" opacity="0.3" />
      <rect
        x={share(min, steps)}
        y="15%"
        width={share(max && Math.max(max - min, 0.5), steps)}
        height="70%"
        fill="currentColor"
        className="text-oil-400"
      />
      {typical?.min !== undefined && typical.max !== undefined ? (
        <rect x={share(typical.min, steps)} width={share(typical.max - typical.min, steps)} height="100%" />
      ) : null}
    </svg>
  );
}
