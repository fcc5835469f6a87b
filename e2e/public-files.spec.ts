import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { CLIENT } from "../testing/build";
import { expect, test } from "./site";

const PUBLIC = path.resolve(import.meta.dirname, "../public");

/** Kinds of built files that can name another one. */
const NAMING = new Set([".html", ".data", ".json", ".css", ".js", ".webmanifest", ".xml"]);

/** The owner may store a photograph that no page shows yet. */
const PHOTOGRAPHS = "/assets/img/photographs/";

/** What browsers and crawlers ask for without having read of it. */
const KNOWN = new Set(["/favicon.ico", "/robots.txt"]);

/** The owner puts it in the place of sw.js (docs/operations.md). */
const KILL_SWITCH = "/sw-off.js";

/** The files of a folder and its folders, as paths of the site. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.posix.join(path.relative(folder, entry.parentPath), entry.name)}`);
}

test("every file in public/ is named by a page, a data file, a style sheet, a script or the manifest", async () => {
  const files = await filesOf(PUBLIC);
  expect(files.length).toBeGreaterThan(0);
  // What only lies there is no page of the site, and cannot name itself.
  const lying = new Set(files);
  const texts = (await filesOf(CLIENT)).filter((file) => NAMING.has(path.extname(file)) && !lying.has(file));
  const asked = new Set([...KNOWN, KILL_SWITCH]);
  for (const file of texts) {
    const text = await readFile(path.join(CLIENT, file), "utf8");
    for (const [, address = ""] of text.matchAll(/(?:https?:\/\/[^/"'\s]+)?(\/[\w./-]+)/g)) {
      asked.add(address);
    }
  }
  // The code completes the address of a cart's small picture from that of the large one.
  const bases = new Set([...asked].map((address) => address.replace(/-\d+\.\w+$/, "")));
  const isUsed = (file: string) => asked.has(file) || bases.has(file.replace(/-160\.webp$/, ""));
  const unused = files.filter((file) => !isUsed(file) && !file.startsWith(PHOTOGRAPHS));
  expect(unused.map((file) => `public${file}`)).toEqual([]);
});

/** Words that stand in content only: of the first and the last product, of a post, and of the list of pictures. */
const CONTENT = ["Sweet Banana", "Sugar Pumpkin", "An evening at the mill", "/assets/img/shop/"];

test("no script holds content: pages bring their own", async () => {
  const scripts = (await filesOf(CLIENT)).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const text = await readFile(path.join(CLIENT, file), "utf8");
    for (const words of CONTENT) expect(text, file).not.toContain(words);
  }
});
