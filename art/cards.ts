import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { husk50, husk100, mist, oil200, palm900 } from "../app/lib/colors.ts";
import { markPath } from "../app/lib/mark-path.ts";
import { cardWords } from "../app/catalog/content/cards.ts";
import { companyDetails } from "../app/catalog/content/company.ts";
import { derive, type Derived } from "./derived.ts";
import { outlineOf } from "./icons.ts";

const company = companyDetails();
const BRANDS = {
  es: { name: company.name, outline: markPath },
  en: { name: company.demo.name, outline: await outlineOf("farm.svg") },
};

const cards = (["es", "en"] as const).flatMap((lang) => cardWords()[lang].map((card) => ({ lang, card })));

const CONTENT = join(import.meta.dirname, "../content");
const FONTS = join(import.meta.dirname, "../app/styles/fonts");
const SIZE = { width: 1200, height: 630 };

const data = (type: string, file: Buffer) => `data:${type};base64,${file.toString("base64")}`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The card as HTML: text on the left, a picture with one large corner on the right. */
function pageOf(
  { lang, card: { title, line, picture, position = "50% 50%" } }: (typeof cards)[number],
  files: Record<"master" | "display" | "text", Buffer>,
): string {
  const { name, outline } = BRANDS[lang];
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Fraunces; src: url(${data("font/woff2", files.display)}); font-weight: 400 600 }
@font-face { font-family: Figtree; src: url(${data("font/woff2", files.text)}); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 600px; background: ${palm900}; color: ${husk50} }
div { display: grid; grid-template-rows: 1fr auto auto; padding: 64px 36px 68px 72px }
b { display: flex; align-items: center; align-self: start; gap: 16px; font: 500 34px/1 Fraunces; letter-spacing: -.015em }
b svg { height: 54px; fill: ${oil200} }
h1 { font: 420 76px/1.04 Fraunces; letter-spacing: -.02em; text-wrap: balance; font-variant-numeric: lining-nums }
p { margin-top: 24px; font: 400 28px/1.35 Figtree; color: ${mist}; text-wrap: balance }
figure { background: ${husk100}; border-bottom-left-radius: 150px; overflow: hidden }
img { width: 600px; height: 630px; object-fit: cover; object-position: ${position}; mix-blend-mode: ${picture.isStudio ? "multiply" : "normal"} }
</style><body><div><b><svg viewBox="0 0 34 34"><path d="${outline}"/></svg>${name}</b>
<h1 lang="${lang}">${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p></div>
<figure><img src="${data("image/webp", files.master)}" alt=""></figure>`;
}

/** Plans the social cards; calls `browser` only if one has to be rendered. */
export async function planCards(browser: () => Promise<Browser>): Promise<Derived[]> {
  const display = await readFile(join(FONTS, "fraunces-display.woff2"));
  const text = await readFile(join(FONTS, "figtree.woff2"));
  return Promise.all(
    cards.map(async (entry) => {
      const master = await readFile(join(CONTENT, entry.card.picture.path));
      const html = pageOf(entry, { master, display, text });
      return derive(entry.card.id, `cards/${entry.card.id}`, "jpg", [html], async () => {
        const page = await (await browser()).newPage({ viewport: SIZE });
        await page.setContent(html);
        await page.evaluate(() => document.fonts.ready);
        const shot = await page.screenshot();
        await page.close();
        return sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
      });
    }),
  );
}
