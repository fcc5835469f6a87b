import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../testing/make-folder.ts";
import { writeStartFile } from "./start-file.ts";

const page = (script: string) => `<p>a</p><script id="app-start">${script}</script></body>`;

test("pages name one file in place of the script that they have in common", async () => {
  const site = await makeFolder({ "a.html": page("go()"), "b/1.html": page("go()"), "assets/x.js": "" });
  await writeStartFile(site);
  const file = (await readdir(join(site, "assets"))).find((name) => name.startsWith("start-")) ?? "";
  expect(await readFile(join(site, "assets", file), "utf8")).toBe("go()");
  for (const name of ["a.html", "b/1.html"])
    expect(await readFile(join(site, name), "utf8")).toBe(
      `<p>a</p><script id="app-start" defer="" src="/assets/${file}"></script></body>`,
    );
});

test.each([
  ["another script", page("stop()")],
  ["none", "<p>b</p>"],
])("a page with %s is refused by its name", async (_, html) => {
  const site = await makeFolder({ "a.html": page("go()"), "b.html": html });
  await expect(writeStartFile(site)).rejects.toThrow(/[ab]\.html does not start as the other pages do/);
});
