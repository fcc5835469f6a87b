import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the site imports nothing from the editor", () => {
  const modules = globSync("{app,art,build-tools,server}/**/*.{ts,tsx}").concat(globSync("*.config.ts"));
  expect(modules.length).toBeGreaterThan(100);
  for (const file of modules)
    expect(readFileSync(file, "utf8"), file).not.toMatch(/from "[^"]*\/desk\/|import\("[^"]*\/desk\//);
});

test("the site does not depend on the editor", () => {
  for (const file of ["package.json", "package-lock.json"])
    expect(readFileSync(file, "utf8")).not.toMatch(/sveltia/i);
});

test("the editor pins exact versions, and its lock file names no registry", () => {
  expect(readFileSync("desk/package-lock.json", "utf8")).not.toContain('"resolved"');
  const { dependencies } = JSON.parse(readFileSync("desk/package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});
