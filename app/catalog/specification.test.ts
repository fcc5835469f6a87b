import { expect, test } from "vitest";
import { farmers } from "./farmers";
import { lists, listPagePaths } from "./lists";
import { posts } from "./posts";
import { products } from "./products";
import { relatedTo } from "./related";
import { services } from "./services";
import { parsePrice } from "~/lib/money";
import { postBody, sidebar } from "../content/blog/pages";
import { clients } from "../content/corporate/clients";
import { heroSlides, productGallery } from "../content/corporate/home";
import { processStages } from "../content/corporate/process";
import { values } from "../content/corporate/values";
import { questions } from "../content/demo/faq";
import { funFacts } from "../content/demo/people-say";
import { skills } from "../content/demo/team";
import {
  categoryItems,
  farmBanner,
  farmGallery,
  featureCards,
  offerEnds,
  offers,
  shopBanner,
  videos,
  whyChooseUs,
} from "../content/home/home-pages";
import { countries, defaultCountry } from "../content/shop/pages";

// What the sample content holds, as the specification counts it. An owner's own content need not: the build does not ask.

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
});

test("products, posts, members, projects and services are numbered as their addresses were", () => {
  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  expect(farmers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(services.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { discount, ratings } of products) {
    expect([4.1, 4.5]).toContain(ratings);
    expect(discount).toBeGreaterThanOrEqual(21);
    expect(discount).toBeLessThanOrEqual(29);
  }
});
