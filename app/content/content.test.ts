import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pictureFile, type Picture } from "~/lib/picture";
import routes from "../routes";
import { blogPages, comments, sidebar } from "./blog/pages";
import { about } from "./corporate/about";
import { clients } from "./corporate/clients";
import { heroSlides, productGallery } from "./corporate/home";
import { corporatePages, nextSteps } from "./corporate/pages";
import { processStages } from "./corporate/process";
import { values } from "./corporate/values";
import { cartLinks, footerLinks, mainMenu } from "./navigation";
import { questions } from "./demo/faq";
import { demoPages } from "./demo/pages";
import { brands, funFacts, testimonials } from "./demo/people-say";
import { skills } from "./demo/team";
import {
  categoryItems,
  farmBanner,
  farmGallery,
  farmNav,
  homePages,
  offers,
  shopBanner,
} from "./home/home-pages";
import { picturesIn } from "./pictures";
import { productPage, shopPages } from "./shop/pages";
import { company } from "./site";

const PUBLIC = path.resolve(import.meta.dirname, "../../public");

const text = z.string().trim().min(1);
/** The pictures of the corporate pages and those of the demo. */
const registries = [picturesIn("es"), picturesIn("en")];
const registered = registries.flatMap((pictures) => Object.values<Picture>(pictures));
const picture = z.custom<Picture>(
  (value) => registered.some((entry) => isDeepStrictEqual(entry, value)),
  "not in the registry",
);
const id = z.union([z.number().int().positive(), text]);
const sitePath = z.string().regex(/^\/[a-z0-9-]*$/);

const banner = z.object({
  id,
  thumb: picture,
  portrait: picture,
  subtitle: text,
  title: text,
  buttonText: z.literal("Discover More"),
});

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
  reviews: [
    productPage.reviews,
    z.object({ id, name: text, place: text, rating: z.number().min(1).max(5), text }),
  ],
  comments: [comments, z.object({ id, name: text, date: text, text })],
  categories: [sidebar.categories, z.object({ id, category: text, count: z.number().int().positive() })],
  skills: [skills, z.object({ id, title: text, end: z.number().min(0).max(100) })],
  questions: [questions, z.object({ id, question: text, answer: text })],
  testimonials: [
    testimonials,
    z.object({
      id,
      name: text,
      designation: text,
      rating: z.number().min(1).max(5),
      title: text,
      quote: text,
      thumb: picture,
    }),
  ],
  funFacts: [funFacts, z.object({ id, end: z.number().positive(), unit: z.string(), label: text })],
  brands: [brands, z.object({ id, name: text, logo: text })],
  farmBanner: [farmBanner, banner],
  shopBanner: [shopBanner, banner],
  offers: [
    offers,
    z.object({
      id,
      bgImage: picture,
      offerTitle: text,
      heading: text,
      description: text,
      countdownDate: z.literal("2025-03-24"),
      buttonText: text,
    }),
  ],
  categoryItems: [categoryItems, z.object({ id, title: text, thumb: picture, tint: text })],
  farmGallery: [farmGallery, z.object({ id, category: text, title: text, thumb: picture, tint: text })],
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

test("every picture has its words in each language, its size, and all its files", () => {
  for (const [name, entry] of registries.flatMap((pictures) => Object.entries<Picture>(pictures))) {
    expect(entry.alt, name).toMatch(/\S/);
    expect(entry.width, name).toBe(entry.widths.at(-1));
    expect(entry.height, name).toBeGreaterThan(0);
    for (const width of entry.widths) {
      for (const format of ["avif", "webp"] as const) {
        const file = pictureFile(entry, width, format);
        expect(existsSync(PUBLIC + file), file).toBe(true);
      }
    }
  }
});

test("the logos of clients and brands exist", () => {
  for (const { logo } of [...clients, ...brands]) expect(existsSync(PUBLIC + logo), logo).toBe(true);
});

test("every internal link leads to a route", () => {
  const known = new Set(
    routes.flatMap((layout) => layout.children ?? []).map(({ index, path: at }) => (index ? "/" : `/${at}`)),
  );
  const links = [
    ...mainMenu.flatMap((entry) => ("items" in entry ? entry.items : [entry])),
    ...footerLinks,
    ...cartLinks,
    ...farmNav,
    ...Object.values(nextSteps).flat(),
  ].map(({ to }) => to);
  const paths = [
    ...Object.values(corporatePages),
    ...Object.values(shopPages),
    ...Object.values(blogPages),
    ...Object.values(demoPages),
    ...Object.values(homePages),
  ].map((page) => page.path);
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
