import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pictureFile, type Picture } from "~/lib/picture";
import routes from "../routes";
import { about } from "./corporate/about";
import { clients } from "./corporate/clients";
import { heroSlides, productGallery } from "./corporate/home";
import { corporatePages, nextSteps } from "./corporate/pages";
import { processStages } from "./corporate/process";
import { values } from "./corporate/values";
import { cartLinks, footerLinks, mainMenu } from "./navigation";
import { pictures } from "./pictures";
import { company } from "./site";

const PUBLIC = path.resolve(import.meta.dirname, "../../public");

const text = z.string().trim().min(1);
const picture = z.custom<Picture>(
  (value) => Object.values<unknown>(pictures).includes(value),
  "not in the registry",
);
const id = z.union([z.number().int().positive(), text]);
const sitePath = z.string().regex(/^\/[a-z0-9-]*$/);

const schemas = {
  heroSlides: [
    heroSlides,
    z.object({
      id,
      thumb: picture,
      portrait: picture,
      subtitle: text,
      title: text,
      titleEnd: text,
      description: text,
      buttonText: text,
    }),
  ],
  productGallery: [productGallery, z.object({ id, category: text, title: text, thumb: picture, tint: text })],
  values: [
    values,
    z.object({ id, title: text, thumb: picture, tint: text, summary: text, description: text }),
  ],
  processStages: [
    processStages,
    z.object({
      id,
      title: text,
      thumb: picture,
      description: text,
      production: z.object({ amount: z.string().regex(/^\d{1,3}(,\d{3})*$/), unit: text }),
      uses: z.array(text).min(1),
    }),
  ],
  clients: [clients, z.object({ id, name: text, logo: text, description: text, buys: text })],
  facts: [about.facts, z.object({ id, figure: text, label: text })],
} as const;

describe.each(Object.entries(schemas))("%s", (_name, [items, schema]) => {
  test("has every field it needs", () => {
    expect(() => z.array(schema).parse(items)).not.toThrow();
  });
  test("has ids that are unique", () => {
    const ids = items.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the counts are those of the specification", () => {
  expect(heroSlides).toHaveLength(3);
  expect(values).toHaveLength(5);
  expect(processStages).toHaveLength(4);
  expect(clients).toHaveLength(2);
  expect(productGallery.map(({ category }) => category)).toEqual([
    "Aceites",
    "Aceites",
    "Derivados",
    "Derivados",
  ]);
});

test("every picture has its words in both languages, its size, and all its files", () => {
  for (const [name, entry] of Object.entries<Picture>(pictures)) {
    expect(entry.alt.es, name).toMatch(/\S/);
    expect(entry.alt.en, name).toMatch(/\S/);
    expect(entry.width, name).toBe(entry.widths.at(-1));
    expect(entry.height, name).toBeGreaterThan(0);
    for (const width of entry.widths) {
      for (const format of ["avif", "webp"] as const) {
        expect(
          existsSync(PUBLIC + pictureFile(entry, width, format)),
          pictureFile(entry, width, format),
        ).toBe(true);
      }
    }
  }
});

test("the clients' logos exist", () => {
  for (const { logo } of clients) expect(existsSync(PUBLIC + logo), logo).toBe(true);
});

test("every internal link leads to a route", () => {
  const known = new Set(
    routes.flatMap((layout) => layout.children ?? []).map(({ index, path: at }) => (index ? "/" : `/${at}`)),
  );
  const links = [
    ...mainMenu.flatMap((entry) => ("items" in entry ? entry.items : [entry])),
    ...footerLinks,
    ...cartLinks,
    ...Object.values(nextSteps).flat(),
  ].map(({ to }) => to);
  const paths = Object.values(corporatePages).map((page) => page.path);
  expect(links.length).toBeGreaterThan(20);
  for (const to of [...links, ...paths]) {
    expect(sitePath.safeParse(to).success, to).toBe(true);
    expect(known.has(to), to).toBe(true);
  }
  expect(new Set(paths).size).toBe(paths.length);
});

test("the company can be reached", () => {
  expect(z.email().safeParse(company.email).success).toBe(true);
  expect(z.url().safeParse(company.origin).success).toBe(true);
  for (const { url } of company.social) expect(z.url().safeParse(url).success, url).toBe(true);
});
