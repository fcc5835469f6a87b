import type { Figure, FigureKind } from "~/lib/figure";

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,6})?)`;

/** What stands before a limit. */
const FORMS: readonly { kind: FigureKind; form: RegExp }[] = [
  { kind: "max", form: new RegExp(`^(?:≤|<=?|m[aá]x(?:imo|\\.)?)\\s*${NUMBER}$`, "i") },
  { kind: "min", form: new RegExp(`^(?:≥|>=?|m[ií]n(?:imo|\\.)?)\\s*${NUMBER}$`, "i") },
  { kind: "range", form: new RegExp(`^${NUMBER}\\s*(?:-|–|—|a)\\s*${NUMBER}$`, "i") },
  { kind: "exact", form: new RegExp(`^${NUMBER}$`) },
];

/** A comma before three digits may stand for thousands. */
const UNCLEAR = /\d,\d{3}(?!\d)/;

const decimalsOf = (number: string) => number.split(".")[1]?.length ?? 0;

/**
 * Reads a value that a buyer wants: `3.5`, `3,5`, `≤ 3.5`, `máx. 3.5`, `50–55`, also with its unit. A number alone means
 * what the reference is: a limit where that is one.
 *
 * @returns Nothing for what is no value, or could be read in two ways.
 */
export function parseWanted(text: string, reference: FigureKind, unit: string): Figure | undefined {
  const all = text.trim().replaceAll(/\s+/g, " ");
  const ending = unit.replaceAll(/\s+/g, " ");
  const value = ending && all.endsWith(ending) ? all.slice(0, -ending.length).trim() : all;
  if (UNCLEAR.test(value)) return undefined;
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
