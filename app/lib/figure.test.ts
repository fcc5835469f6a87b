import { assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { endText, figureText, parseFigure } from "./figure";

const words = { max: "máx. {max}", min: "mín. {min}", trace: "ND–{max}", absent: "ND", agreed: "A convenir" };

const read = (text: string) => {
  const figure = parseFigure(text);
  return figure && figureText(figure, words);
};

test("every kind of value is read, and written again in the words of a language", () => {
  expect(read("50.0–55.0")).toBe("50.0–55.0");
  expect(read("≤ 5.0")).toBe("máx. 5.0");
  expect(read("≥ 2.3")).toBe("mín. 2.3");
  expect(read("6")).toBe("6");
  expect(read("ND–0.5")).toBe("ND–0.5");
  expect(read("ND")).toBe("ND");
  expect(read("to be agreed")).toBe("A convenir");
});

test("a value is numbers, which keep their decimals", () => {
  expect(parseFigure("≤ 5.0")).toEqual({ kind: "max", max: 5, decimals: 1 });
  expect(parseFigure("190–209")).toEqual({ kind: "range", min: 190, max: 209, decimals: 0 });
  expect(parseFigure("ND–0.5")).toEqual({ kind: "trace", max: 0.5, decimals: 1 });
});

test("what is no value is refused", () => {
  for (const text of ["", "5,0", "max 5", "55–50", "5–5.5", "<5", "≤5", "50-55", "N/A"]) {
    expect(parseFigure(text), text).toBeUndefined();
  }
});

test("no range loses a digit", () => {
  assert(
    property(nat(1_000_000), nat(1_000_000), integer({ min: 0, max: 4 }), (one, other, decimals) => {
      const [min = "", max = ""] = [one, other]
        .toSorted((a, b) => a - b)
        .map((each) => (each / 10 ** decimals).toFixed(decimals));
      const figure = parseFigure(`${min}–${max}`);
      expect(figure && [endText(figure, "min"), endText(figure, "max")]).toEqual([min, max]);
    }),
  );
});
