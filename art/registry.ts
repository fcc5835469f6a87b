import { pictureFile, type PictureFormat } from "../app/lib/picture.ts";
import type { Derived } from "./derived.ts";
import type { Plan } from "./plan.ts";

/** The URL path of the output folder. */
export const SERVED = "/assets/img";

const HEADER = `// Made by \`npm run images\` from content/pictures. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of every picture of the site, by its name in content/pictures/pictures.yaml. */
export const pictureFiles: Readonly<Record<string, PictureFiles>> = {
`;
const FOOTER = `};
`;

/** The text of `app/assets/pictures.ts`. */
export function registryText(plans: readonly Plan[]): string {
  const sorted = plans.filter(({ recipe }) => !recipe.apart).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return HEADER + sorted.map(entryText).join("") + FOOTER;
}

/** The text of `app/assets/photographs.ts`. */
export function photographsText(plans: readonly Plan[], logos: readonly Derived[]): string {
  return `// Made by art/photographs.ts from content/photographs and content/logos. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of the owner's photographs, by name. */
export const photographFiles: Readonly<Record<string, PictureFiles>> = {
${plans.map(entryText).join("")}};

/** The logos that came as pictures, by name. */
export const photographedLogos: Readonly<Record<string, string>> = {
${list(logos)}};
`;
}

function entryText({ name, recipe, hashed, fallback, thumb, size }: Plan): string {
  const lines = [
    `base: ${JSON.stringify(`${SERVED}/${hashed}`)},`,
    `widths: [${recipe.widths.join(", ")}], fallback: ${fallback}, width: ${size.width}, height: ${size.height},`,
    ...(thumb ? [`thumb: ${thumb},`] : []),
    ...(recipe.position ? [`position: ${JSON.stringify(recipe.position)},`] : []),
  ];
  return `  ${keyText(name)}: {\n${lines.map((line) => `    ${line}\n`).join("")}  },\n`;
}

const keyText = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

const list = (files: readonly Derived[]) =>
  files.map(({ name, file }) => `  ${keyText(name)}: "${SERVED}/${file}",\n`).join("");

/** The text of `app/assets/brand.ts`. */
export function brandText(
  icons: readonly Derived[],
  logos: readonly Derived[],
  cards: readonly Derived[],
  apart: readonly Plan[],
): string {
  const errors = apart.map(({ name, hashed, fallback, size }) => {
    const file = (width: number, format: PictureFormat) =>
      JSON.stringify(`${SERVED}/${pictureFile({ base: hashed }, width, format)}`);
    return (
      `  ${keyText(name)}: {\n    avif: ${file(size.width, "avif")},\n    webp: ${file(fallback, "webp")},\n` +
      `    width: ${size.width},\n    height: ${size.height},\n  },\n`
    );
  });
  return `// Made by \`npm run images\` from content/pictures, logos and cards.yaml, and art/icons.ts. Do not edit.

/** The icons of tabs, home screens and the web manifest. */
export const icons = {
${list(icons)}} as const;

/** The logos of clients and brands. */
export const logos = {
${list(logos)}} as const;

/** What a shared link shows, by kind of page; 1200 by 630 px. */
export const socialCards = {
${list(cards)}} as const;

/** Decorative pictures of error pages; sizes in px. */
export const errorPictures = {
${errors.join("")}} as const;
`;
}
