import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figureText, type Figure } from "~/lib/figure";
import { quoteProducts, quoteWords } from "~/words/quote";
import { formatAmount, inTonnes, parseAmount, parseWanted } from "./quote-values";

/** Up to a million, with three decimals at most. */
const amounts = fc.integer({ min: 1, max: 1e9 }).map((thousandths) => thousandths / 1000);

test("what is written is read again", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseAmount(formatAmount(amount))).toBe(amount);
    }),
  );
});

test("thousands may have a comma, a space or nothing", () => {
  for (const text of ["12,500.5", "12 500.5", "12\u00A0500.5", " 12500.5 "]) {
    expect(parseAmount(text)).toBe(12_500.5);
  }
});

test("what could be read in two ways, and what is no quantity, is refused", () => {
  for (const text of [
    "1,5",
    "12,50",
    "1.234.567",
    "1.2345",
    "0",
    "-3",
    "500 t",
    "mil",
    "1e3",
    "",
    "9999999999",
  ]) {
    expect(parseAmount(text), text).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text);
      expect(amount === undefined || amount > 0).toBe(true);
    }),
  );
});

test("tonnes are exact to the kilogram, whatever the unit", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(inTonnes(amount, "t")).toBe(amount);
      expect(Math.abs(inTonnes(amount, "kg") * 1000 - amount)).toBeLessThanOrEqual(0.5001);
      expect(Math.abs(inTonnes(amount, "lb") * 1000 - amount * 0.45359237)).toBeLessThanOrEqual(0.5001);
    }),
  );
  expect(inTonnes(1_102_311, "lb")).toBe(500);
});

const read = (text: string, reference: Figure["kind"] = "range", unit = "%") => {
  const figure = parseWanted(text, reference, unit);
  return figure && figureText(figure, quoteWords.figure);
};

test("every reference of the sheets, as it is shown, is read as itself", () => {
  const references = quoteProducts
    .flatMap(({ parameters }) => parameters)
    .filter(({ value }) => value.kind !== "agreed");
  expect(references.length).toBeGreaterThan(20);
  for (const { value, unit } of references) {
    const shown = figureText(value, quoteWords.figure);
    expect(parseWanted(shown, "exact", unit), shown).toEqual(value);
    expect(parseWanted(`${shown} ${unit}`, value.kind, unit), shown).toEqual(value);
  }
});

test("what a buyer types becomes what the sheet writes", () => {
  for (const [typed, shown] of [
    ["3,5", "3.5"],
    ["< 3.5 %", "máx. 3.5"],
    ["<=3", "máx. 3"],
    ["max 3", "máx. 3"],
    ["Máximo 3", "máx. 3"],
    [">= 2.0", "mín. 2.0"],
    ["min. 2", "mín. 2"],
    ["50 - 55,5", "50.0–55.5"],
    ["50 a 55", "50–55"],
  ] as const) {
    expect(read(typed), typed).toBe(shown);
  }
  expect(read("3.5", "max")).toBe("máx. 3.5");
  expect(read("3.5", "min")).toBe("mín. 3.5");
  expect(read("3.5", "agreed")).toBe("3.5");
});

test("what could be read in two ways, the wrong way round, or is no value is refused", () => {
  for (const text of ["2,000", "55–50", "bajo", "3 kg", "≤", "1.2.3", "-5", ""]) {
    expect(read(text), text).toBeUndefined();
  }
});

test("whatever is typed, what is read is written and read again as the same", () => {
  const piece = fc.constantFrom(
    "≤ ",
    "≥ ",
    "máx. ",
    "mín. ",
    "",
    "-",
    "–",
    ".",
    ",",
    "3",
    "50",
    "0.25",
    " ",
    "%",
  );
  const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(
      typed,
      fc.constantFrom("max" as const, "min" as const, "range" as const),
      (text, reference) => {
        const figure = parseWanted(text, reference, "%");
        fc.pre(figure !== undefined);
        expect(parseWanted(figureText(figure, quoteWords.figure), "exact", "%")).toEqual(figure);
      },
    ),
  );
});
