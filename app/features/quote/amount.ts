import { groupThousands } from "~/lib/units";

/** What one of each unit is in tonnes; a pound is 0.45359237 kg by definition. */
const TONNES = { t: 1, kg: 0.001, lb: 0.00045359237 };

/** How much is asked for is told in one of these. */
export type AmountUnit = keyof typeof TONNES;

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
  return Math.round(amount * TONNES[unit] * 1000) / 1000;
}
