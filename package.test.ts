import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const REPOSITORY = import.meta.dirname;
const PERMISSIVE = ["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      license: z.string().optional(),
    }),
  ),
});

test("every package that ships is permissively licensed and named in docs/licences.md", async () => {
  const { packages } = lock.parse(JSON.parse(await readFile(join(REPOSITORY, "package-lock.json"), "utf8")));
  const list = await readFile(join(REPOSITORY, "docs/licences.md"), "utf8");
  // Node itself is optional: what builds the site, not what ships.
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== "" && !dev && !devOptional && !optional,
  );
  expect(shipped.length).toBeGreaterThan(5);
  for (const [path, { license }] of shipped) {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    expect(PERMISSIVE, name).toContain(license);
    expect(list, "docs/licences.md").toMatch(new RegExp(`[| ]${name}[, ].*\\| ${license} `));
  }
});

const report = z.union([
  z.object({ metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }) }),
  z.object({ message: z.string() }),
]);

test("npm knows of no vulnerability in what ships", ({ skip }) => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: REPOSITORY,
    encoding: "utf8",
  });
  const found = report.parse(JSON.parse(stdout));
  if ("message" in found) return skip(`the registry answers no audit: ${found.message}`);
  expect(found.metadata.vulnerabilities.total, stdout).toBe(0);
}, 60_000);
