import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parsePrice } from "~/lib/money";
import { pictureFile, type Picture } from "~/lib/picture";
import routes from "../routes";
import { blogPages, comments, postBody, sidebar } from "./blog/pages";
import { posts } from "./blog/posts";
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
import { projects } from "./demo/projects";
import { services } from "./demo/services";
import { farmers, skills } from "./demo/team";
import {
  categoryItems,
  farmBanner,
  farmGallery,
  farmNav,
  featureCards,
  homePages,
  offerEnds,
  offers,
  shopBanner,
  videos,
  whyChooseUs,
} from "./home/home-pages";
import { lists, listPagePaths } from "./lists";
import { picturesIn } from "./pictures";
import { countries, defaultCountry, productPage, shopPages } from "./shop/pages";
import { products } from "./shop/products";
import { relatedTo } from "./shop/related";
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
const price = z.string().regex(/^\$\d+\.\d\d$/);
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
  products: [
    products,
    z.object({
      id,
      name: text,
      category: z.enum(["fruit", "vegetables", "fish"]),
      thumb: picture,
      discount: z.number().int().min(21).max(29),
      activeClass: z.string(),
      tags: z.array(text).min(1),
      ratings: z.union([z.literal(4.1), z.literal(4.5)]),
      reviews: z.number().int().positive(),
      old_price: price.nullable(),
      price,
      on_sale: z.boolean(),
      dataSlideTo: z.number().int().nonnegative(),
      gallery: z.array(picture).min(3),
      summary: text,
      description: z.array(text).min(2).max(3),
      goodToKnow: z.array(text).min(1),
      weight: text,
      dimensions: text,
      colors: z.array(text).min(1),
    }),
  ],
  reviews: [
    productPage.reviews,
    z.object({ id, name: text, place: text, rating: z.number().min(1).max(5), text }),
  ],
  posts: [
    posts,
    z.object({
      id: z.number().int().positive(),
      thumb: picture,
      thumbFull: picture,
      ground: z.enum(["photo", "fruit", "leaf", "sea", "clay"]),
      title: text,
      date: z.object({ day: z.string().regex(/^\d{1,2}$/), month: text, year: z.string().regex(/^\d{4}$/) }),
      full_date: z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
      author: text,
      description: text,
      comments: z.number().int().nonnegative(),
    }),
  ],
  comments: [comments, z.object({ id, name: text, date: text, text })],
  categories: [sidebar.categories, z.object({ id, category: text, count: z.number().int().positive() })],
  farmers: [
    farmers,
    z.object({
      id,
      name: text,
      title: text,
      thumb: picture,
      intro: text,
      about: text,
      info: z.array(z.object({ label: text, value: text })).min(1),
    }),
  ],
  skills: [skills, z.object({ id, title: text, end: z.number().min(0).max(100) })],
  questions: [questions, z.object({ id, question: text, answer: text })],
  projects: [projects, z.object({ id, thumb: picture, ground: text, title: text, summary: text })],
  services: [
    services,
    z.object({
      id,
      thumb: picture,
      ground: text,
      title: text,
      description: text,
      text: z.array(text).min(1),
      points: z.array(text).min(1),
    }),
  ],
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
  banners: [
    [...farmBanner, ...shopBanner.map((slide) => ({ ...slide, id: slide.id + farmBanner.length }))],
    z.object({
      id,
      thumb: picture,
      portrait: picture,
      subtitle: text,
      title: text,
      buttonText: z.literal("Discover More"),
    }),
  ],
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

test("the catalogue has the products of the specification, some on sale, some without an old price", () => {
  expect(products).toHaveLength(20);
  const byCategory = Object.groupBy(products, ({ category }) => category);
  expect(byCategory.fruit).toHaveLength(8);
  expect(byCategory.vegetables).toHaveLength(8);
  expect(byCategory.fish).toHaveLength(4);
  expect(products.some(({ on_sale: onSale }) => onSale)).toBe(true);
  expect(products.some(({ old_price: oldPrice }) => oldPrice === null)).toBe(true);
  expect(new Set(products.map(({ thumb }) => thumb)).size).toBe(20);
  for (const { gallery, name } of products) expect(new Set(gallery).size, name).toBe(gallery.length);
});

test("a discount is what the two prices say, to the percent", () => {
  for (const { name, price: now, old_price: before, discount } of products) {
    if (before === null) continue;
    expect(Math.abs(100 * (1 - parsePrice(now) / parsePrice(before)) - discount), name).toBeLessThan(1);
  }
});

test("related products are eight others, those of the same category first", () => {
  for (const product of products) {
    const related = relatedTo(product);
    expect(new Set(related).size).toBe(8);
    expect(related).not.toContain(product);
    const same = related.map(({ category }) => category === product.category);
    expect(same.toSorted((a, b) => Number(b) - Number(a))).toEqual(same);
  }
});

test("a list's pages after the first have files of their own", () => {
  const files = listPagePaths();
  expect(files.slice(0, 2)).toEqual(["/lists/shop/2.json", "/lists/shop/3.json"]);
  expect(files.filter((file) => file.includes("/blog-standard/"))).toHaveLength(4);
  expect(files.filter((file) => file.includes("/blog-with-sidebar/"))).toHaveLength(4);
  expect(files.filter((file) => file.includes("/blog-2-column/"))).toHaveLength(3);
  expect(files.filter((file) => file.includes("/blog-3-column/"))).toHaveLength(2);
  expect(lists.shop(2)).toMatchObject({ number: 2, count: 3, first: 9, last: 16, total: 20 });
});

test("the countries are those of the specification, Canada chosen", () => {
  expect(countries.map(({ label }) => label)).toEqual([
    "Australia",
    "Canada",
    "China",
    "Japan",
    "Bangladesh",
  ]);
  expect(countries.find(({ value }) => value === defaultCountry)?.label).toBe("Canada");
});

test("fifteen posts, newest first, each with a picture of its own", () => {
  expect(posts).toHaveLength(15);
  const times = posts.map(({ full_date: date }) => Date.parse(`${date} UTC`));
  expect(times.every(Number.isFinite)).toBe(true);
  expect(times.toSorted((a, b) => b - a)).toEqual(times);
  expect(new Set(posts.map(({ thumb }) => thumb)).size).toBe(15);
});

test("the sidebar's names are those of the specification", () => {
  expect(sidebar.categories.map(({ category }) => category)).toEqual([
    "national",
    "International",
    "sports",
    "magazine",
    "health",
  ]);
  expect(sidebar.archives).toEqual(["Aug 2024", "Sept 2024", "Nov 2024", "Dec 2024"]);
  expect(sidebar.tags).toEqual(["Fashion", "Education", "Nation", "Study", "Health", "Food", "Travel"]);
  expect(postBody.tags).toEqual(["Algorithm", "Data science"]);
});

test("the farm's counts and figures are those of the specification", () => {
  expect(farmers).toHaveLength(6);
  expect(skills.map(({ title, end }) => [title, end])).toEqual([
    ["Cereals", 88],
    ["Fruit", 95],
    ["Vegetables", 80],
  ]);
  expect(questions).toHaveLength(5);
  expect(funFacts.map(({ end, unit }) => `${end} ${unit}`)).toEqual([
    "250 M",
    "98 %",
    "688 K",
    "258 K",
    "1956 ",
  ]);
  expect(services.map(({ title }) => title)).toEqual([
    "Fresh Vegetables",
    "Agricultural Products",
    "Organic Products",
    "Dairy Production",
    "Sweet Exotic Fruits",
  ]);
  expect(values.every(({ id: value }) => services.some((service) => service.id === value))).toBe(true);
});

test("the demo homes have the counts and dates of the specification", () => {
  expect([farmBanner, shopBanner, featureCards].map(({ length }) => length)).toEqual([2, 2, 2]);
  expect([categoryItems, farmGallery, offers].map(({ length }) => length)).toEqual([4, 6, 3]);
  expect(offerEnds).toEqual({
    date: "2025-12-24",
    until: "Ends on 24 December 2025",
    ended: "This offer ended on 24 December 2025. The next one is being picked.",
    hadEnded: true,
  });
  expect(offers.map(({ countdownDate, deadline }) => deadline.date === countdownDate)).not.toContain(false);
  expect(videos.story.id).not.toBe(videos.farm.id);
  expect(whyChooseUs.reasons.map(({ title }) => title)).toEqual([
    "Best Prices",
    "Live Support",
    "Quick Delivery",
  ]);
  expect(categoryItems.every((item) => products.some((product) => product.id === item.id))).toBe(true);
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
