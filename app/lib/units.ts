import type { Figure } from "./figure";

type Conversion = { unit: string; factor: number; offset?: number };

/** Exact by definition: a pound is 0.45359237 kg, a Btu per pound 2,326 J/kg, an inch 25.4 mm. */
export const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  "°C": { unit: "°F", factor: 1.8, offset: 32 },
  t: { unit: "lb", factor: 1000 / 0.45359237 },
  kg: { unit: "lb", factor: 1 / 0.45359237 },
  "g/kg": { unit: "%", factor: 0.1 },
  "mg/kg": { unit: "ppm", factor: 1 },
  "µg/kg": { unit: "ppb", factor: 1 },
  "MJ/kg": { unit: "Btu/lb", factor: 1e6 / 2326 },
  mm: { unit: "in", factor: 1 / 25.4 },
};

/** Rounds to a power of ten without floating-point residue: `roundTo(48501.7, -3)` is 49000. */
function roundTo(value: number, digits: number): number {
  const scaled = Number((value * 10 ** digits).toPrecision(12));
  return Number((Math.round(scaled) / 10 ** digits).toFixed(Math.max(digits, 0)));
}

/**
 * Converts to the trade's unit and keeps the precision: the last digit is worth at most the source's, and
 * more than a tenth of it, so that converting back gives the original value.
 *
 * @returns Undefined if the trade uses the same unit. `10 ** -digits` is the last significant digit.
 */
export function convertFigure(figure: Figure, unit: string) {
  const conversion = CONVERSIONS[unit];
  if (!conversion) return undefined;
  const { factor, offset = 0 } = conversion;
  const step = Number((factor / 10 ** figure.decimals).toPrecision(12));
  const digits = -Math.floor(Math.log10(step)) || 0;
  const converted: Figure = { kind: figure.kind, decimals: Math.max(digits, 0) };
  for (const bound of ["min", "max"] as const) {
    const value = figure[bound];
    if (value !== undefined) converted[bound] = roundTo(value * factor + offset, digits);
  }
  return { figure: converted, unit: conversion.unit, digits };
}

/** Groups thousands from five digits on, but not decimals: `"44,000–49,000"`. */
export const groupThousands = (text: string): string =>
  text.replaceAll(/(?<![\d.])\d{5,}/g, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ","));
