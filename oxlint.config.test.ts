import { spawnSync } from "node:child_process";
import { copyFile, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { makeFolder } from "./testing/make-folder.ts";

const CONFIG = "oxlint.config.ts";
const OXLINT = join(import.meta.dirname, "node_modules/oxlint/bin/oxlint");

/** Folders from which `app/` may not import. */
const OUTSIDE = ["art", "bench", "build-tools", "desk", "e2e", "server", "testing"];

/** Each of these has an override of its own, which must repeat the patterns for all of `app/`. */
const FOLDERS = [
  "",
  "assets",
  "catalog",
  "features/cart",
  "features/contact",
  "features/documents",
  "layouts",
  "lib",
  "pages",
  "pages/shop",
  "sections",
  "startup",
  "ui",
  "ui/carousel",
  "words",
];

/** Forbidden imports, and some allowed ones. */
const DIRECTIONS: [from: string, to: string, allowed: boolean][] = [
  ["lib", "~/ui/x", false],
  ["lib", "../assets/x", false],
  ["startup", "~/ui/x", false],
  ["startup", "../lib/x", true],
  ["ui", "~/words/x", false],
  ["ui", "../catalog/x", false],
  ["ui/carousel", "../../sections/x", false],
  ["ui", "~/startup/x", true],
  ["assets", "../catalog/x", false],
  ["catalog", "../words/x", false],
  ["catalog", "../assets/x", true],
  ["catalog/content", "../../routes.ts", true],
  ["pages/shop", "~/routes", false],
  ["words", "../features/x/y", false],
  ["catalog/content", "../queries/x", false],
  ["catalog/queries", "../technical-documents/x", false],
  ["catalog/queries", "../content/x", true],
  ["words", "../catalog/x", true],
  ["features/cart", "~/catalog/x", false],
  ["features/cart", "../../sections/x", false],
  ["features/cart", "~/features/contact/x", false],
  ["features/cart", "~/features/product/x", true],
  ["features/contact", "../cart/x", false],
  ["features/documents", "~/catalog/x", false],
  ["features/documents", "~/sections/x", false],
  ["sections", "~/catalog/x", false],
  ["sections", "../pages/x", false],
  ["sections", "~/words/x", true],
  ["layouts", "~/pages/x", false],
  ["layouts", "../catalog/x", false],
  ["layouts", "~/sections/x", true],
  ["pages/shop", "../../layouts/x", false],
  ["pages/shop", "~/catalog/x", true],
];

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/** Returns the lines, as `file:line`, whose imports the linter refuses. */
async function refused(files: Record<string, string>): Promise<string[]> {
  const folder = await makeFolder({ "app/features/contact/x.ts": "", ...files });
  await copyFile(join(import.meta.dirname, CONFIG), join(folder, CONFIG));
  await symlink(join(import.meta.dirname, "node_modules"), join(folder, "node_modules"));
  const { stdout } = spawnSync(process.execPath, [OXLINT, "--format=json", "app"], {
    cwd: folder,
    encoding: "utf8",
  });
  const found = report
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => code === "eslint(no-restricted-imports)")
    .flatMap(({ filename, labels: [label] }) => `${filename}:${label?.span.line}`);
  return [...new Set(found)].toSorted();
}

test("app/ may not import build tools, servers or tests, by relative path or by alias", async () => {
  const planted = FOLDERS.map((folder) => {
    const file = join("app", folder, "planted.ts");
    const up = relative(join("app", folder), ".");
    const imports = OUTSIDE.flatMap((outside) => [
      `${up}/${outside}/x`,
      `./${up}/${outside}/x`,
      `~/../${outside}/x`,
    ]);
    return { file, text: imports.map((path) => `import "${path}";\n`).join(""), count: imports.length };
  });
  const lines = planted.flatMap(({ file, count }) =>
    Array.from({ length: count }, (_, index) => `${file}:${index + 1}`),
  );
  expect(await refused(Object.fromEntries(planted.map(({ file, text }) => [file, text])))).toEqual(
    lines.toSorted(),
  );
});

test("imports between the folders of app/ run in one direction", async () => {
  const files = DIRECTIONS.map(
    ([from, to]) => [join("app", from, `${to.replaceAll(/\W/g, "-")}.ts`), to] as const,
  );
  const wanted = DIRECTIONS.flatMap(([, , allowed], index) => (allowed ? [] : [`${files[index]?.[0]}:1`]));
  expect(await refused(Object.fromEntries(files.map(([file, to]) => [file, `import "${to}";\n`])))).toEqual(
    wanted.toSorted(),
  );
});

test("sections may import types from the catalogue", async () => {
  const file = "app/sections/planted.ts";
  expect(await refused({ [file]: 'import type { X } from "~/catalog/x";\nexport type Y = X;\n' })).toEqual(
    [],
  );
});
