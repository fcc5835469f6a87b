import { assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { boundText, figureText, parseFigure } from "./figure";

const words = { max: "máx. {max}", min: "mín. {min}", trace: "ND–{max}", absent: "ND", agreed: "A convenir" };

const roundTrip = (text: string) => {
  const figure = parseFigure(text);
  return figure && figureText(figure, words);
};

test("parses every kind of value and formats it in the words of a language", () => {
  expect(roundTrip("50.0–55.0")).toBe("50.0–55.0");
  expect(roundTrip("≤ 5.0")).toBe("máx. 5.0");
  expect(roundTrip("≥ 2.3")).toBe("mín. 2.3");
  expect(roundTrip("6")).toBe("6");
  expect(roundTrip("ND–0.5")).toBe("ND–0.5");
  expect(roundTrip("ND")).toBe("ND");
  expect(roundTrip("to be agreed")).toBe("A convenir");
});

test("keeps the number of decimals", () => {
  expect(parseFigure("≤ 5.0")).toEqual({ kind: "max", max: 5, decimals: 1 });
  expect(parseFigure("190–209")).toEqual({ kind: "range", min: 190, max: 209, decimals: 0 });
  expect(parseFigure("ND–0.5")).toEqual({ kind: "trace", max: 0.5, decimals: 1 });
});

test("rejects malformed values", () => {
  for (const text of ["", "5,0", "max 5", "55–50", "5–5.5", "<5", "≤5", "50-55", "N/A"]) {
    expect(parseFigure(text), text).toBeUndefined();
  }
});

test("a range keeps all its digits", () => {
  assert(
    property(nat(1_000_000), nat(1_000_000), integer({ min: 0, max: 4 }), (one, other, decimals) => {
      const [min = "", max = ""] = [one, other]
        .toSorted((a, b) => a - b)
        .map((each) => (each / 10 ** decimals).toFixed(decimals));
      const figure = parseFigure(`${min}–${max}`);
      expect(figure && [boundText(figure, "min"), boundText(figure, "max")]).toEqual([min, max]);
    }),
  );
});
