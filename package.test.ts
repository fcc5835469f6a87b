import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const REPOSITORY = import.meta.dirname;
const PREFIX = "node_modules/";
const PERMISSIVE = ["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1"];

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

/** Development dependencies that ship nevertheless: the fonts, and what build/client/sw.js contains. */
const BUNDLED =
  /^(@fontsource\/(figtree|fraunces)|idb|workbox-(cacheable-response|core|expiration|precaching|routing|strategies))$/;

const nameOf = (path: string) => path.slice(path.lastIndexOf(PREFIX) + PREFIX.length);

/** The packages that ship, from the lock file. Node is an optional package that builds the site but does not ship. */
async function shippedPackages() {
  const { packages } = lock.parse(JSON.parse(await readFile(join(REPOSITORY, "package-lock.json"), "utf8")));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, optional }]) =>
        BUNDLED.test(nameOf(path)) || (path !== "" && !dev && !devOptional && !optional),
    )
    .map(([path, { license = "unknown" }]) => ({ name: nameOf(path), license }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

test("every package that ships has a permissive licence", async () => {
  const shipped = await shippedPackages();
  expect(shipped.length).toBeGreaterThan(5);
  for (const { name, license } of shipped) expect(PERMISSIVE, name).toContain(license);
});

test("docs/licences.md lists every package that ships", async () => {
  const list = (await shippedPackages()).map(({ name, license }) => `- ${name}: ${license}`).join("\n");
  await expect(`# Licences

<!-- Generated: npx vitest run --project=full package.test.ts --update -->

Third-party packages in the site, its service worker and its server:

${list}

The licence texts of the typefaces are in \`app/styles/fonts/\`. Every picture was rendered by scripts of our own; their
only asset from elsewhere is the studio light map that ships with Blender (CC0). The letters of the logos are outlines of Fraunces
and Figtree.
`).toMatchFileSnapshot("docs/licences.md");
});

const report = z.union([
  z.object({ metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }) }),
  z.object({ message: z.string() }),
]);

test("npm audit reports no vulnerability in what ships", ({ skip }) => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: REPOSITORY,
    encoding: "utf8",
  });
  const found = report.parse(JSON.parse(stdout));
  if ("message" in found) return skip(`the registry does not answer: ${found.message}`);
  expect(found.metadata.vulnerabilities.total, stdout).toBe(0);
}, 60_000);
