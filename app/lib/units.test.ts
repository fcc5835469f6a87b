import { assert, constantFrom, integer, nat, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { figureText, parseFigure, type Figure } from "./figure";
import { CONVERSIONS, convertFigure, groupThousands } from "./units";

const words = { max: "≤ {max}", min: "≥ {min}", trace: "ND–{max}", absent: "ND", agreed: "agreed" };

/** A value in the trade's unit, formatted. */
function toTradeUnits(text: string, unit: string): string | undefined {
  const figure = parseFigure(text);
  const converted = figure && convertFigure(figure, unit);
  return converted && `${groupThousands(figureText(converted.figure, words))} ${converted.unit}`;
}

describe("a figure in trade units", () => {
  test.each([
    ["32–40", "°C", "90–104 °F"],
    ["27.3–28.0", "°C", "81.1–82.4 °F"],
    ["20–22", "t", "44,000–49,000 lb"],
    ["180", "kg", "397 lb"],
    ["≤ 12", "g/kg", "≤ 1.2 %"],
    ["500–2000", "mg/kg", "500–2000 ppm"],
    ["17–19", "MJ/kg", "7300–8200 Btu/lb"],
    ["≤ 5.0", "mm", "≤ 0.197 in"],
    ["to be agreed", "µg/kg", "agreed ppb"],
    ["ND–0.5", "mg/kg", "ND–0.5 ppm"],
  ])("%s %s is %s", (text, unit, expected) => {
    expect(toTradeUnits(text, unit)).toBe(expected);
  });

  test("stays unchanged if the trade uses the same unit", () => {
    expect(toTradeUnits("≤ 5.0", "%")).toBeUndefined();
    expect(toTradeUnits("190–209", "mg KOH/g")).toBeUndefined();
  });
});

const unit = constantFrom(...Object.keys(CONVERSIONS));

/** Converts back without rounding. */
function convertBack(value: number, from: string): number {
  const { factor = Number.NaN, offset = 0 } = CONVERSIONS[from] ?? {};
  return (value - offset) / factor;
}

/** Ranges with as many decimals as the content has. */
const range = tuple(nat(2_000_000), nat(2_000_000), integer({ min: 0, max: 4 })).map(
  ([one, other, decimals]): Figure => {
    const [min = 0, max = 0] = [one, other]
      .toSorted((a, b) => a - b)
      .map((each) => Number((each / 10 ** decimals).toFixed(decimals)));
    return { kind: "range", min, max, decimals };
  },
);

const convert = (figure: Figure, from: string) => {
  const converted = convertFigure(figure, from);
  if (!converted) throw new Error(`${from} has no trade unit.`);
  return converted;
};

test("converting back and rounding gives the original value", () => {
  assert(
    property(range, unit, (figure, from) => {
      const { figure: shown } = convert(figure, from);
      for (const end of ["min", "max"] as const) {
        const back = convertBack(shown[end] ?? Number.NaN, from);
        const half = 0.5 / 10 ** figure.decimals;
        expect(Math.abs(back - (figure[end] ?? 0))).toBeLessThanOrEqual(half * (1 + 1e-6));
      }
    }),
  );
});

test("adds no false precision: the last digit is worth at most the source's, and more than a tenth of it", () => {
  assert(
    property(range, unit, (figure, from) => {
      const { digits } = convert(figure, from);
      const source = 1 / 10 ** figure.decimals;
      // The difference of two values cancels the offset.
      const step = convertBack(10 ** -digits, from) - convertBack(0, from);
      expect(step).toBeLessThanOrEqual(source * (1 + 1e-9));
      expect(step).toBeGreaterThan((source / 10) * (1 - 1e-9));
    }),
  );
});

test("keeps the order of a range and its stated precision", () => {
  assert(
    property(range, unit, (figure, from) => {
      const { figure: shown, digits } = convert(figure, from);
      expect(shown.min ?? 0).toBeLessThanOrEqual(shown.max ?? 0);
      for (const end of [shown.min ?? 0, shown.max ?? 0]) {
        expect(Number(end.toFixed(shown.decimals))).toBe(end);
        expect(end % 10 ** Math.max(-digits, 0) || 0).toBeCloseTo(digits < 0 ? 0 : end % 1, 9);
      }
    }),
  );
});

test("groups thousands from five digits on", () => {
  expect(groupThousands("500–2000")).toBe("500–2000");
  expect(groupThousands("44092–48501 lb")).toBe("44,092–48,501 lb");
  expect(groupThousands("1234567")).toBe("1,234,567");
  expect(groupThousands("0.0049212")).toBe("0.0049212");
});
