import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { importSheet, isWholeSheet, type Edition, type EditionPicture } from "../../app/lib/edition.ts";
import { dataPath } from "../../app/startup/page-data.ts";
import { Pieces } from "./pieces.ts";

const TITLE = /<title>([^<]*?)(?: · [^<·]+)?<\/title>/;
const INLINE_DATA = /(?<=<script id="app-data" type="application\/json">)[^<]*/;
/** What a page offers in AVIF, and drawings. */
const PICTURE =
  /<source(?: media="([^"]+)")? type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>|<img src="(\/assets\/img\/[^"]+\.svg)"/g;
/** Scripts and fonts, as pages and scripts name them. */
const CODE = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)|manifest-\w+\.js/g;

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/**
 * All corporate pages of a finished build in one, with the code that they ask for; and their pictures.
 *
 * @param site The finished build, `build/client`.
 * @throws When a page has no title or no data.
 */
export async function editionOf(site: string): Promise<{ edition: Edition; pictures: EditionPicture[] }> {
  const pieces = new Pieces();
  const pages: Record<string, Edition["pages"][string]> = {};
  const pictures = new Map<string, EditionPicture>();
  const heads = new Set<string | undefined>();
  const code = new Set<string>();
  const files = (await readdir(site)).filter((name) => name.endsWith(".html"));
  const sheet = (await readdir(join(site, "assets"))).find(isWholeSheet);
  for (const file of files.toSorted()) {
    const whole = await readFile(join(site, file), "utf8");
    if (!whole.startsWith('<!DOCTYPE html><html lang="es"')) continue;
    // The whole stylesheet is loaded ahead for links: with it no page's own rules need be.
    const html = importSheet(whole, `/assets/${sheet}`);
    const path = file === "index.html" ? "/" : `/${basename(file, ".html")}`;
    const [, title] = TITLE.exec(html) ?? [];
    const [inline] = INLINE_DATA.exec(html) ?? [];
    if (!title || inline === undefined) throw new Error(`${file} is no page.`);
    const [before = "", after = ""] = html.split(inline);
    pages[path] = {
      title,
      before: pieces.html(before),
      inline: pieces.json(inline.replaceAll(String.raw`\u003c`, "<")),
      after: pieces.html(after),
      data: pieces.json(await readFile(join(site, dataPath(path)), "utf8")),
    };
    const ofPage = await picturesOf(html, site);
    heads.add(ofPage.keys().next().value);
    for (const [first, picture] of ofPage) {
      const sizes = new Set([...(pictures.get(first)?.sizes ?? []), ...picture.sizes]);
      pictures.set(first, { ...picture, sizes: [...sizes] });
    }
    await addCode(html, site, code);
  }
  return {
    edition: { texts: pieces.texts, pages, code: [...code].toSorted() },
    // Where there is no room for all, each page has its head.
    pictures: [...pictures]
      .toSorted(([a], [b]) => Number(heads.has(b)) - Number(heads.has(a)))
      .map(([, picture]) => picture),
  };
}

/** A picture's bytes as sent: drawings are packed. */
async function bytesOf(file: string): Promise<number> {
  const bytes = await readFile(file);
  return file.endsWith(".svg") ? brotliCompressSync(bytes).length : bytes.length;
}

/** The pictures of a page, in its order, by the first of their files. */
async function picturesOf(html: string, site: string): Promise<Map<string, EditionPicture>> {
  const pictures = new Map<string, EditionPicture>();
  let wasNarrow = false;
  for (const [, media, srcSet = "", sizes = "", plain] of html.matchAll(PICTURE)) {
    const files = await Promise.all(
      (plain ?? srcSet).split(", ").map(async (candidate) => {
        const [address = "", width = "0"] = candidate.split(" ");
        return [address, Number.parseInt(width, 10), await bytesOf(join(site, address))] as const;
      }),
    );
    // Where there is a crop for narrow windows, the one after it is for wide ones.
    const isNarrow = media !== undefined;
    pictures.set(files[0]?.[0] ?? "", {
      files,
      sizes: sizes ? [unescaped(sizes)] : ["0px"],
      ...(isNarrow || wasNarrow ? { isNarrow } : {}),
    });
    wasNarrow = isNarrow;
  }
  return pictures;
}

/** Adds the scripts and fonts that a text names, and those that they name in turn. */
async function addCode(text: string, site: string, code: Set<string>): Promise<void> {
  const named = [...text.matchAll(CODE)].map(([name]) => `/assets/${name}`);
  for (const address of named) {
    // What answers in the shop comes with it.
    if (code.has(address) || address.includes("/toast-list-")) continue;
    // The manifest names the code of every page: here are those of corporate ones, by themselves.
    const script = await readFile(join(site, address), "utf8").catch(() => undefined);
    if (script === undefined) continue;
    code.add(address);
    if (!/\.woff2$|\/manifest-/.test(address)) await addCode(script, site, code);
  }
}
