import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeContentFolder } from "../testing/make-folder";
import { readCollection } from "../app/catalog/read/collection";
import { clientFields } from "../app/catalog/content/clients";

const DAY = 86_400_000;

/** The date in Honduras, as content files write it. */
const dayOf = (moment: number) => new Date(moment - 6 * 3_600_000).toISOString().slice(0, 10);

let folder = "";
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => vi.unstubAllEnvs());

function change(file: string, from: RegExp, to: string): void {
  const at = path.join(folder, "content", file);
  const text = readFileSync(at, "utf8");
  expect(text).toMatch(from);
  writeFileSync(at, text.replace(from, to));
}

/** Source code that imports a catalogue module from any folder. */
const importing = (name: string) =>
  `await import("${pathToFileURL(path.join(import.meta.dirname, `../app/catalog/content/${name}.ts`)).href}")`;

/** The paths of the record pages that a build of the folder would have. */
function builtPaths(): string[] {
  const script = `
    const { recordPaths } = ${importing("links")};
    process.stdout.write(JSON.stringify(recordPaths()));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  return String(output).slice(2, -2).split('","');
}

test("leaves drafts out of the build", () => {
  const before = builtPaths();
  change("projects/ice-on-the-beach.md", /^id: 8\n/m, "id: 8\ndraft: true\n");
  expect(before).toContain("/project-details/8");
  expect(builtPaths()).toEqual(before.filter((each) => each !== "/project-details/8"));
});

test("publishes a post with the first build of its date in Honduras", () => {
  const post = "posts/a-fruit-for-every-month-of-the-year.md";
  change(post, /^date: .*$/m, `date: ${dayOf(Date.now() + DAY)}`);
  expect(builtPaths()).not.toContain("/blog-single/14");
  change(post, /^date: .*$/m, `date: ${dayOf(Date.now())}`);
  expect(builtPaths()).toContain("/blog-single/14");
});

test("shows drafts in the preview, without marking them", () => {
  const files = `${folder}/content/clients/*.yaml`;
  change("clients/aceites-litoral.yaml", /^id: 2\n/m, "id: 2\ndraft: true\n");
  vi.stubEnv("DEV", true);
  expect(readCollection(files, clientFields).records).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(readCollection(files, clientFields).records[1]).not.toHaveProperty("draft");
  vi.stubEnv("DEV", false);
  expect(readCollection(files, clientFields).records).toMatchObject([{ id: 1 }]);
});

test("reports mistakes in drafts, too", () => {
  change("clients/aceites-litoral.yaml", /^name: .*\n/m, "draft: sí\n");
  expect(() => readCollection(`${folder}/content/clients/*.yaml`, clientFields)).toThrow(
    /draft: found "sí", expected true or false/,
  );
});
