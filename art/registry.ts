import type { Derived } from "./derived.ts";
import type { Plan } from "./plan.ts";

/** Where the site serves the pictures. */
export const SERVED = "/assets/img";

const HEADER = `// Made by \`npm run images\` from art/pictures.json. Do not edit.
import type { Language } from "../lib/language.ts";
import type { Picture } from "../lib/picture.ts";

/** Every picture of the site, by name, in the words of one language: a page carries no other. */
export const picturesIn = (lang: Language) => ({
`;
const FOOTER = `}) satisfies Record<string, Picture>;

export type PictureName = keyof ReturnType<typeof picturesIn>;
`;

/** The text of `app/content/pictures.ts`. */
export function registryText(plans: readonly Plan[], colors: ReadonlyMap<string, string>): string {
  const sorted = plans.filter(({ recipe }) => !recipe.apart).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return HEADER + sorted.map((plan) => entryText(plan, colors.get(plan.hashed) ?? "")).join("") + FOOTER;
}

function entryText({ name, recipe, hashed, size }: Plan, color: string): string {
  const position = recipe.position ? `, position: ${JSON.stringify(recipe.position)}` : "";
  return `  ${keyText(name)}: {
    base: "${SERVED}/${hashed}",
    widths: [${recipe.widths.join(", ")}], width: ${size.width}, height: ${size.height},
    alt: {
      es: ${JSON.stringify(recipe.alt.es)},
      en: ${JSON.stringify(recipe.alt.en)},
    }[lang],
    color: "${color}"${position},
  },
`;
}

const keyText = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** The colours a registry knows, by hashed path: they hold as long as the files do. */
export function colorsIn(registry: string): Map<string, string> {
  const entries = registry.matchAll(/base: "\/assets\/img\/([^"]+)"[\s\S]*?color: "(#[0-9a-f]{6})"/g);
  return new Map(Array.from(entries, ([, hashed = "", color = ""]) => [hashed, color]));
}

const list = (files: readonly Derived[]) =>
  files.map(({ name, file }) => `  ${name}: "${SERVED}/${file}",\n`).join("");

/** The text of `app/content/brand.ts`. */
export function brandText(
  icons: readonly Derived[],
  logos: readonly Derived[],
  cards: readonly Derived[],
  apart: readonly Plan[],
): string {
  const bases = apart.map(
    ({ name, hashed, recipe, size }) =>
      `  ${keyText(name)}: {\n    base: "${SERVED}/${hashed}-${recipe.widths.at(-1)}",\n` +
      `    width: ${size.width},\n    height: ${size.height},\n  },\n`,
  );
  return `// Made by \`npm run images\` from art/icons.ts, logos.ts, cards.ts and pictures.json. Do not edit.

/** The icons of tabs, home screens and the web manifest. */
export const icons = {
${list(icons)}} as const;

/** The logos of clients and brands. */
export const logos = {
${list(logos)}} as const;

/** What a shared link shows, by kind of page; 1200 by 630 px. */
export const socialCards = {
${list(cards)}} as const;

/** What the pages show that say sorry: addresses without \`.avif\` and \`.webp\`, sizes in px. They tell nothing that the words do not. */
export const sorryPictures = {
${bases.join("")}} as const;
`;
}
