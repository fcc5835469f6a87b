import type { Figure, FigureKind } from "~/lib/figure";
import { groupThousands } from "~/lib/units";

/** Tonnes in one of each unit; a pound is 0.45359237 kg by definition. */
const TONNES = { t: 1, kg: 0.001, lb: 0.00045359237 };

export type AmountUnit = keyof typeof TONNES;

/** More than is grown in a year; up to it three decimals stay exact. */
const MAX_AMOUNT = 1e9;

const AMOUNT = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,3})?$/;

/**
 * Reads a quantity as it is written in Honduras: a point before at most three decimals, a comma or a space between
 * thousands. Undefined for anything else, and for what is not above zero.
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, "");
  if (!AMOUNT.test(compact)) return undefined;
  const amount = Number(compact.replaceAll(",", ""));
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

/** A quantity with a comma in numbers of five digits and more. */
export function formatAmount(amount: number): string {
  const [whole = "", decimals] = String(amount).split(".");
  return groupThousands(whole) + (decimals === undefined ? "" : `.${decimals}`);
}

/** A quantity in tonnes, to the kilogram. */
export function inTonnes(amount: number, unit: AmountUnit): number {
  return Math.round(amount * TONNES[unit] * 1000) / 1000;
}

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,6})?)`;

/** How a limit, an interval or a number is typed. */
const FORMS: readonly { kind: FigureKind; form: RegExp }[] = [
  { kind: "max", form: new RegExp(`^(?:≤|<=?|m[aá]x(?:imo|\\.)?)\\s*${NUMBER}$`, "i") },
  { kind: "min", form: new RegExp(`^(?:≥|>=?|m[ií]n(?:imo|\\.)?)\\s*${NUMBER}$`, "i") },
  { kind: "range", form: new RegExp(`^${NUMBER}\\s*(?:-|–|—|a)\\s*${NUMBER}$`, "i") },
  { kind: "exact", form: new RegExp(`^${NUMBER}$`) },
];

/** A comma before three digits may separate thousands. */
const AMBIGUOUS = /\d,\d{3}(?!\d)/;

const decimalsOf = (number: string) => number.split(".")[1]?.length ?? 0;

/**
 * Reads a value that a buyer wants: `3.5`, `3,5`, `≤ 3.5`, `máx. 3.5`, `50–55`, also with its unit. A number alone is a
 * limit where the reference is one. Undefined for what is no value, or could be read in two ways.
 */
export function parseWanted(text: string, reference: FigureKind, unit: string): Figure | undefined {
  const all = text.trim().replaceAll(/\s+/g, " ");
  const suffix = unit.replaceAll(/\s+/g, " ");
  const value = suffix && all.endsWith(suffix) ? all.slice(0, -suffix.length).trim() : all;
  if (AMBIGUOUS.test(value)) return undefined;
  for (const { kind, form } of FORMS) {
    const [, first, last] = form.exec(value.replaceAll(",", ".")) ?? [];
    if (first === undefined) continue;
    const decimals = Math.max(decimalsOf(first), decimalsOf(last ?? ""));
    const one = Number(first);
    if (last !== undefined)
      return one <= Number(last) ? { kind, min: one, max: Number(last), decimals } : undefined;
    const meant = kind === "exact" && (reference === "max" || reference === "min") ? reference : kind;
    return {
      kind: meant,
      ...(meant === "max" ? {} : { min: one }),
      ...(meant === "min" ? {} : { max: one }),
      decimals,
    };
  }
  return undefined;
}
