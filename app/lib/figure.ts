/** A value of a specification. An exact value has equal bounds. */
export type Figure = {
  /** `trace` ranges from undetectable to `max`; `agreed` is left to the contract. */
  kind: "range" | "max" | "min" | "exact" | "trace" | "absent" | "agreed";
  min?: number;
  max?: number;
  /** Decimals as written: 5.0 is more precise than 5. */
  decimals: number;
};

/** Templates by kind. */
type FigureWords = { max: string; min: string; trace: string; absent: string; agreed: string };

const decimalsOf = (number: string) => number.split(".")[1]?.length ?? 0;

/**
 * Parses a value as written in `content/`, such as `≤ 5.0` or `50.0–55.0`.
 *
 * @returns Undefined for anything else, also if the bounds differ in decimals or are in the wrong order.
 */
export function parseFigure(text: string): Figure | undefined {
  if (text === "to be agreed") return { kind: "agreed", decimals: 0 };
  if (text === "ND") return { kind: "absent", decimals: 0 };
  const [, sign, first, last] = /^(≤ |≥ |ND–)?(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const number = Number(first);
  const decimals = decimalsOf(first);
  if (last !== undefined) {
    const isRange = !sign && decimalsOf(last) === decimals && number <= Number(last);
    return isRange ? { kind: "range", min: number, max: Number(last), decimals } : undefined;
  }
  if (sign === "≤ ") return { kind: "max", max: number, decimals };
  if (sign === "≥ ") return { kind: "min", min: number, decimals };
  if (sign === "ND–") return { kind: "trace", max: number, decimals };
  return { kind: "exact", min: number, max: number, decimals };
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
