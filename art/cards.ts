import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { husk50, husk100, mist, oil200, palm900 } from "../app/lib/colors.ts";
import { markPath } from "../app/lib/mark-path.ts";
import { companyDetails } from "../app/catalog/content/company.ts";
import { pictureTable } from "../app/catalog/read/picture-table.ts";
import { derive, type Derived } from "./derived.ts";
import { outlineOf } from "./icons.ts";
import { PICTURES } from "./plan.ts";

/** A social card (Open Graph picture) for one kind of page. */
type Card = {
  brand: keyof typeof BRANDS;
  title: string;
  line: string;
  /** Path under `content/pictures`. */
  master: string;
  /** The `object-position` of the picture's subject. */
  position?: string;
};

const company = companyDetails();
const BRANDS = {
  corozal: { name: company.name, outline: markPath },
  farm: { name: company.demo.name, outline: await outlineOf("farm.svg") },
};

const corozal = (title: string, line: string, master: string, position?: string): Card => ({
  brand: "corozal",
  title,
  line,
  master: `${master}.webp`,
  ...(position ? { position } : {}),
});
const farm = (...[title, line, master, position]: Parameters<typeof corozal>): Card => ({
  ...corozal(title, line, master, position),
  brand: "farm",
});

/** Pages choose their card by key. */
const cards: Record<string, Card> = {
  home: corozal("Aceite crudo de palma", "Atlántida, Honduras", "hero/hero-sunrise", "60% 40%"),
  about: corozal("Acerca de nosotros", "Una planta entre palmas", "landscape/mill", "76% 50%"),
  contact: corozal("Contáctenos", "Le respondemos en menos de dos días", "landscape/gate", "60% 45%"),
  missionVision: corozal(
    "Visión y Misión",
    "Para qué trabajamos y adónde vamos",
    "landscape/horizon",
    "70% 40%",
  ),
  values: corozal(
    "Valores",
    "Cinco principios que no cambian con la cosecha",
    "landscape/young-palms",
    "78% 55%",
  ),
  process: corozal("Proceso de Producción", "De un racimo salen cuatro productos", "corporate/cut-bunch"),
  technicalSheets: corozal(
    "Ficha Técnica",
    "Cuatro productos, cuatro documentos",
    "corporate/oil",
    "62% 50%",
  ),
  clients: corozal("Clientes", "Quién compra nuestro aceite", "landscape/tank-lorry", "74% 60%"),
  text: corozal("La empresa por escrito", "Historia, políticas y documentos", "landscape/nursery", "44% 50%"),

  farm: farm(
    "Grown in sight of the sea",
    "A farm on the north coast of Honduras",
    "landscape/beds-by-the-sea",
    "55% 50%",
  ),
  shop: farm("The farm shop", "Twenty good things from close by", "still/market-table"),
  product: farm("Fresh from the farm", "At your door in two days", "still/crate-of-vegetables"),
  journal: farm("Journal", "Notes from the fields, the boats and the kitchen", "still/twelve-fruits"),
  projects: farm("Recent Projects", "Built in the dry months", "landscape/track"),
  services: farm("Services", "For kitchens, farms and families", "still/compost"),
  team: farm("Farm Members", "Six people, and the many who work with them", "people/farmer-4", "50% 30%"),
  questions: farm("FAQ", "Five questions, answered", "people/farmer-6", "50% 30%"),
};

const studioMasters = new Set(
  Object.values(pictureTable()).flatMap(({ background, master }) =>
    background === "studio" ? [master] : [],
  ),
);

const FONTS = join(import.meta.dirname, "../app/styles/fonts");
const SIZE = { width: 1200, height: 630 };

const data = (type: string, file: Buffer) => `data:${type};base64,${file.toString("base64")}`;

/** The card as HTML: text on the left, a picture with one large corner on the right. */
function pageOf(card: Card, files: Record<"master" | "display" | "text", Buffer>): string {
  const isStudio = studioMasters.has(card.master);
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
img { width: 600px; height: 630px; object-fit: cover; object-position: ${card.position ?? "50% 50%"}; mix-blend-mode: ${isStudio ? "multiply" : "normal"} }
</style><body><div><b><svg viewBox="0 0 34 34"><path d="${BRANDS[card.brand].outline}"/></svg>${BRANDS[card.brand].name}</b>
<h1 lang="${card.brand === "farm" ? "en" : "es"}">${card.title}</h1><p>${card.line}</p></div>
<figure><img src="${data("image/webp", files.master)}" alt=""></figure>`;
}

/** Plans the social cards; calls `browser` only if one has to be rendered. */
export async function planCards(browser: () => Promise<Browser>): Promise<Derived[]> {
  const display = await readFile(join(FONTS, "fraunces-display.woff2"));
  const text = await readFile(join(FONTS, "figtree.woff2"));
  return Promise.all(
    Object.entries(cards).map(async ([name, card]) => {
      const master = await readFile(join(PICTURES, card.master));
      const html = pageOf(card, { master, display, text });
      return derive(name, `cards/${name}`, "jpg", [html], async () => {
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
