import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import * as colors from "./colors";

test("the colours equal those of the stylesheet", async () => {
  const tokens = await readFile(path.join(import.meta.dirname, "../styles/theme.css"), "utf8");
  const declarations = tokens.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g);
  const theme = Object.fromEntries(
    [...declarations].map(([, name = "", color]) => [name.replace("-", ""), color]),
  );
  expect(theme).toMatchObject({ ...colors });
});
