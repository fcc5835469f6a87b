import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BREAKPOINTS, sizesAttribute } from "./sizes";

test("states a picture's width at each breakpoint", () => {
  expect(sizesAttribute({ phone: "86vw", tablet: "43vw", desktop: "25vw" })).toBe(
    "(width < 721px) 86vw, (width < 1181px) 43vw, 25vw",
  );
  expect(sizesAttribute({ phone: "86vw", tablet: "43vw" })).toBe("(width < 721px) 86vw, 43vw");
  expect(sizesAttribute({ phone: "86vw", desktop: "25vw" })).toBe("(width < 1181px) 86vw, 25vw");
  expect(sizesAttribute({ phone: 1, tablet: 1 / 2, desktop: "250px" })).toBe(
    "(width < 721px) 86vw, (width < 1181px) 43vw, 250px",
  );
});

test("has the breakpoints of the theme", () => {
  const theme = readFileSync("app/styles/theme.css", "utf8");
  for (const [name, width] of Object.entries(BREAKPOINTS))
    expect(theme).toContain(`--breakpoint-${name}: ${width}px;`);
});
