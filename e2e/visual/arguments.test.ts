import { expect, test } from "vitest";
import { parseArguments, WIDTHS } from "./arguments.ts";

test("a revision alone means all pages at all widths", () => {
  expect(parseArguments(["HEAD~1"])).toEqual({ revision: "HEAD~1", paths: [], widths: WIDTHS });
});

test("paths and widths narrow it, in any order", () => {
  expect(parseArguments(["4f2a", "390", "/shop", "/", "1440"])).toEqual({
    revision: "4f2a",
    paths: ["/shop", "/"],
    widths: [390, 1440],
  });
});

test("a revision that looks like a width is a revision", () => {
  expect(parseArguments(["1234567", "/shop"])).toMatchObject({ revision: "1234567", widths: WIDTHS });
});

test.each([[[]], [["/shop"]]])("%j lacks a revision", (args) => {
  expect(() => parseArguments(args)).toThrow("revision");
});

test("what is neither a path nor a width is named", () => {
  expect(() => parseArguments(["HEAD", "shop"])).toThrow("shop");
});
