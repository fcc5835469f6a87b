import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import * as colors from "./colors";

test("every colour is the style sheets' own", async () => {
  const tokens = await readFile(path.join(import.meta.dirname, "../styles/theme.css"), "utf8");
  const found = tokens.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g);
  const look = Object.fromEntries([...found].map(([, name = "", color]) => [name.replace("-", ""), color]));
  expect(look).toMatchObject({ ...colors });
});
