/** How a value is bounded; `trace` is from what no method detects up to `max`, `agreed` is left to the contract. */
export type FigureKind = "range" | "max" | "min" | "exact" | "trace" | "absent" | "agreed";

/** A value of a specification. What it does not bound is not there; an exact one has both ends the same. */
export type Figure = {
  kind: FigureKind;
  min?: number;
  max?: number;
  /** With how many decimals it is written: 5.0 says more than 5. */
  decimals: number;
};

/** How each kind is written in a language. */
export type FigureWords = { max: string; min: string; trace: string; absent: string; agreed: string };

const NUMBER = String.raw`\d+(?:\.\d+)?`;

const FORMS: readonly { kind: FigureKind; form: RegExp }[] = [
  { kind: "range", form: new RegExp(`^(?<min>${NUMBER})–(?<max>${NUMBER})$`) },
  { kind: "max", form: new RegExp(`^≤ (?<max>${NUMBER})$`) },
  { kind: "min", form: new RegExp(`^≥ (?<min>${NUMBER})$`) },
  { kind: "exact", form: new RegExp(`^(?<min>(?<max>${NUMBER}))$`) },
  { kind: "trace", form: new RegExp(`^ND–(?<max>${NUMBER})$`) },
  { kind: "absent", form: /^ND$/ },
  { kind: "agreed", form: /^to be agreed$/ },
];

/** What a value must look like. */
export const FIGURE_FORMS = "a value like ≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5 or ND, or to be agreed";

const decimalsOf = (number: string) => number.split(".")[1]?.length ?? 0;

/**
 * Reads a value as it is written in `content/`, such as `≤ 5.0` or `50.0–55.0`.
 *
 * @returns Nothing where it is no value: also where its ends differ in decimals, or stand the wrong way round.
 */
export function parseFigure(text: string): Figure | undefined {
  for (const { kind, form } of FORMS) {
    const match = form.exec(text);
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

/** An end of a value with its decimals: `"5.0"`; nothing where it has none. */
export function endText({ decimals, ...ends }: Figure, end: "min" | "max"): string {
  return ends[end]?.toFixed(decimals) ?? "";
}

/** A value as a reader sees it, without its unit: `"máx. 5.0"`, `"50.0–55.0"`. */
export function figureText(figure: Figure, words: FigureWords): string {
  const min = endText(figure, "min");
  const max = endText(figure, "max");
  if (figure.kind === "range") return `${min}–${max}`;
  if (figure.kind === "exact") return max;
  return words[figure.kind].replace("{min}", min).replace("{max}", max);
}
