import { convertBack, groupThousands } from "~/lib/units";

/** How much is asked for; `lb` are pounds of 0.45359237 kg. */
export type AmountUnit = "t" | "kg" | "lb";

/** More than is grown in a year; up to it three decimals stay exact. */
const MOST = 1e9;

const NUMBER = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,3})?$/;

/**
 * Reads a quantity as it is written in Honduras: a point before decimals, three at most, and a comma or a space between
 * thousands. Nothing for what is none, or not more than zero.
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, "");
  if (!NUMBER.test(compact)) return undefined;
  const amount = Number(compact.replaceAll(",", ""));
  return amount > 0 && amount <= MOST ? amount : undefined;
}

/** A quantity as it is read, with a comma in numbers of five digits and more. */
export function formatAmount(amount: number): string {
  const [whole = "", decimals] = String(amount).split(".");
  return groupThousands(whole) + (decimals === undefined ? "" : `.${decimals}`);
}

/** A quantity in tonnes, to the kilogram. */
export function inTonnes(amount: number, unit: AmountUnit): number {
  const tonnes = { t: amount, kg: amount / 1000, lb: convertBack(amount, "t") ?? Number.NaN }[unit];
  return Math.round(tonnes * 1000) / 1000;
}
