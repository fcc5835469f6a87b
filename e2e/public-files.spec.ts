import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { posts } from "../app/catalog/content/posts";
import { products } from "../app/catalog/content/products";
import { CLIENT } from "../testing/build";
import { expect, test } from "./site";

const NAMING = new Set([".html", ".data", ".json", ".css", ".js", ".webmanifest", ".xml"]);

/** Requested without a link, or put in the place of sw.js by the owner (docs/operations.md). */
const KNOWN = ["/favicon.ico", "/robots.txt", "/sw-off.js"];

const filesOf = (folder: string) => globSync("**/*.*", { cwd: folder }).map((file) => `/${file}`);

test("uses every file in public/", async () => {
  const files = filesOf("public");
  expect(files.length).toBeGreaterThan(0);
  // A public file cannot name itself.
  const lying = new Set(files);
  const texts = filesOf(CLIENT).filter((file) => NAMING.has(path.extname(file)) && !lying.has(file));
  const asked = new Set(KNOWN);
  for (const file of texts) {
    const text = await readFile(path.join(CLIENT, file), "utf8");
    for (const [, address = ""] of text.matchAll(/(?:https?:\/\/[^/"'\s]+)?(\/[\w./-]+)/g)) {
      asked.add(address);
    }
  }
  // The code derives the address of a thumbnail from that of the large picture.
  const bases = new Set([...asked].map((address) => address.replace(/-\d+\.\w+$/, "")));
  const isUsed = (file: string) => asked.has(file) || bases.has(file.replace(/-160\.webp$/, ""));
  // Photographs may be stored before a page shows them.
  const unused = files.filter((file) => !isUsed(file) && !file.startsWith("/assets/img/photographs/"));
  expect(unused.map((file) => `public${file}`)).toEqual([]);
});

/** Words of content: all names of products and posts, and the list of pictures. */
const CONTENT = [
  ...products.map(({ name }) => name),
  ...posts.map(({ title }) => title),
  "/assets/img/shop/",
];

test("keeps content out of scripts", async () => {
  const scripts = filesOf(CLIENT).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const text = await readFile(path.join(CLIENT, file), "utf8");
    for (const words of CONTENT) expect(text, file).not.toContain(words);
  }
});
