/** `trace` ranges from undetectable to `max`; `agreed` is left to the contract. */
type FigureKind = "range" | "max" | "min" | "exact" | "trace" | "absent" | "agreed";

/** A value of a specification. An exact value has equal bounds. */
export type Figure = {
  kind: FigureKind;
  min?: number;
  max?: number;
  /** Decimals as written: 5.0 is more precise than 5. */
  decimals: number;
};

/** Templates by kind. */
type FigureWords = { max: string; min: string; trace: string; absent: string; agreed: string };

const NUMBER = String.raw`\d+(?:\.\d+)?`;

const PATTERNS: readonly { kind: FigureKind; pattern: RegExp }[] = [
  { kind: "range", pattern: new RegExp(`^(?<min>${NUMBER})–(?<max>${NUMBER})$`) },
  { kind: "max", pattern: new RegExp(`^≤ (?<max>${NUMBER})$`) },
  { kind: "min", pattern: new RegExp(`^≥ (?<min>${NUMBER})$`) },
  { kind: "exact", pattern: new RegExp(`^(?<min>(?<max>${NUMBER}))$`) },
  { kind: "trace", pattern: new RegExp(`^ND–(?<max>${NUMBER})$`) },
  { kind: "absent", pattern: /^ND$/ },
  { kind: "agreed", pattern: /^to be agreed$/ },
];

const decimalsOf = (number: string) => number.split(".")[1]?.length ?? 0;

/**
 * Parses a value as written in `content/`, such as `≤ 5.0` or `50.0–55.0`.
 *
 * @returns Undefined for anything else, also if the bounds differ in decimals or are in the wrong order.
 */
export function parseFigure(text: string): Figure | undefined {
  for (const { kind, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { min, max } = match.groups ?? {};
    const decimals = decimalsOf(max ?? min ?? "");
    if (min !== undefined && max !== undefined) {
      if (decimalsOf(min) !== decimals || Number(min) > Number(max)) return undefined;
    }
    return {
      kind,
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
      decimals,
    };
  }
  return undefined;
}

/** A bound with its decimals, such as "5.0"; empty if there is none. */
export function boundText({ decimals, ...bounds }: Figure, bound: "min" | "max"): string {
  return bounds[bound]?.toFixed(decimals) ?? "";
}

/** Formats a value without its unit: `"máx. 5.0"`, `"50.0–55.0"`. */
export function figureText(figure: Figure, words: FigureWords): string {
  const min = boundText(figure, "min");
  const max = boundText(figure, "max");
  if (figure.kind === "range") return `${min}–${max}`;
  if (figure.kind === "exact") return max;
  return words[figure.kind].replace("{min}", min).replace("{max}", max);
}
