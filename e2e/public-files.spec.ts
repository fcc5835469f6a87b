import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { picturesIn } from "../app/catalog/content/pictures";
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
  // A public file's own text does not prove that it is used.
  const lying = new Set(files);
  const texts = filesOf(CLIENT).filter((file) => NAMING.has(path.extname(file)) && !lying.has(file));
  const asked = new Set(KNOWN);
  for (const file of texts) {
    const text = await readFile(path.join(CLIENT, file), "utf8");
    for (const [, address = ""] of text.matchAll(/(?:https?:\/\/[^/"'\s]+)?(\/[\w./-]+)/g)) {
      asked.add(address);
    }
  }
  // A picture may be stored before a page shows it, and stay when none does any longer.
  const pictures = Object.values({ ...picturesIn("es"), ...picturesIn("en") }).map(({ base }) => `${base}-`);
  const unused = files.filter(
    (file) => !asked.has(file) && !pictures.some((picture) => file.startsWith(picture)),
  );
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
