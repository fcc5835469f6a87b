import { expect, test } from "vitest";
import { homePage, processPage } from "./content/corporate-pages";
import { farmerPage, faqPage } from "./content/farm-pages";
import { farmers } from "./content/farmers";
import { home2Page, home3Page, home4Page } from "./content/home-pages";
import { postPage } from "./content/journal-pages";
import { offers } from "./content/offers";
import { posts } from "./content/posts";
import { productFiles, products } from "./content/products";
import { figures, journal, values, whyChooseUs } from "./content/sections";
import { services } from "./content/services";
import { checkoutPage } from "./content/shop-pages";
import { technicalSheets } from "./content/technical-sheets";

// docs/product.md specifies the sample data; change both together. It is in the full project, so that editing content breaks
// no daily test. An assertion goes with the sample that it describes, such as an offer that ended in 2025.

test("the corporate pages have the counts of the specification", () => {
  expect(homePage().hero.slides).toHaveLength(3);
  expect(values().values).toHaveLength(5);
  expect(processPage().stages).toHaveLength(4);
  expect(technicalSheets.length).toBeGreaterThanOrEqual(4);
  const categories = homePage().gallery.items.map(({ category }) => category);
  expect(categories.slice(0, 4)).toEqual(["Aceites", "Aceites", "Derivados", "Derivados"]);
});

test("the shop has the products of the specification, some on sale and some without an old price", () => {
  expect(products.length).toBeGreaterThanOrEqual(20);
  const byCategory = Object.groupBy(products, ({ category }) => category);
  expect(byCategory.fruit?.length).toBeGreaterThanOrEqual(8);
  expect(byCategory.vegetables?.length).toBeGreaterThanOrEqual(8);
  expect(byCategory.fish?.length).toBeGreaterThanOrEqual(4);
  expect(products.some(({ on_sale: onSale }) => onSale)).toBe(true);
  expect(products.some(({ old_price: oldPrice }) => oldPrice === null)).toBe(true);
  const ofSpecification = products.filter(({ id }) => id <= 20);
  expect(new Set(ofSpecification.map(({ thumb }) => thumb.base)).size).toBe(20);
  for (const { gallery, name } of products) expect(new Set(gallery).size, name).toBe(gallery.length);
});

test("the first picture of a product has a small file for carts", () => {
  for (const { name, thumb } of products)
    expect(
      thumb.thumb,
      `${name}: thumb: true in content/pictures/pictures.yaml, then npm run images`,
    ).toBeDefined();
});

test("checkout offers the countries of the specification and preselects Canada", () => {
  const { countries, defaultCountry } = checkoutPage();
  expect(countries.map(({ label }) => label)).toEqual([
    "Australia",
    "Canada",
    "China",
    "Japan",
    "Bangladesh",
  ]);
  expect(countries.find(({ value }) => value === defaultCountry)?.label).toBe("Canada");
});

test("posts are newest first, each with its own picture", () => {
  expect(posts.length).toBeGreaterThanOrEqual(15);
  const days = posts.map(({ date }) => date);
  expect(days.toSorted().toReversed()).toEqual(days);
  const ofSpecification = posts.filter(({ id }) => id <= 15);
  expect(new Set(ofSpecification.map(({ thumb }) => thumb)).size).toBe(15);
});

test("the sidebar has the categories, months and tags of the specification", () => {
  const { categories, archives, tags } = journal().sidebar;
  expect(categories.entries.map(({ category }) => category)).toEqual([
    "national",
    "International",
    "sports",
    "magazine",
    "health",
  ]);
  expect(archives.months).toEqual(["Aug 2024", "Sept 2024", "Nov 2024", "Dec 2024"]);
  expect(tags.names).toEqual(["Fashion", "Education", "Nation", "Study", "Health", "Food", "Travel"]);
  expect(postPage().tags).toEqual(["Algorithm", "Data science"]);
});

test("the farm has the counts and figures of the specification", () => {
  expect(farmers.length).toBeGreaterThanOrEqual(6);
  expect(farmerPage().skills.entries.map(({ title, end }) => [title, end])).toEqual([
    ["Cereals", 88],
    ["Fruit", 95],
    ["Vegetables", 80],
  ]);
  expect(faqPage().questions.length).toBeGreaterThanOrEqual(5);
  const allFigures = figures().figures.map(({ end, unit }) => `${end} ${unit}`);
  expect(allFigures.slice(0, 5)).toEqual(["250 M", "98 %", "688 K", "258 K", "1956 "]);
  expect(services.slice(0, 5).map(({ title }) => title)).toEqual([
    "Fresh Vegetables",
    "Agricultural Products",
    "Organic Products",
    "Dairy Production",
    "Sweet Exotic Fruits",
  ]);
});

test("the demo homes have the counts and dates of the specification", () => {
  const [home2, home4] = [home2Page(), home4Page()];
  const counts = [home2.hero.slides, home4.hero.slides, home4.cards].map(({ length }) => length);
  expect(counts).toEqual([2, 2, 2]);
  expect([home2.items.entries, home2.gallery.items].map(({ length }) => length)).toEqual([4, 6]);
  expect(home4.offers.ends).toEqual(home3Page().offers.ends);
  expect(home4.offers.ends).toEqual({
    date: "2025-12-24",
    textBefore: "Ends on 24 December 2025",
    textAfter: "Ended on 24 December 2025",
    endedAtBuild: true,
  });
  const [first, second, third] = offers();
  for (const offer of [first, second, third]) expect(offer?.deadline.date).toBe("2025-03-24");
  expect(home2.videos.story.id).not.toBe(home2.videos.farm.id);
  expect(whyChooseUs().reasons.map(({ title }) => title)).toEqual([
    "Best Prices",
    "Live Support",
    "Quick Delivery",
  ]);
});

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const first = (records: readonly { id: number }[], count: number) =>
  records.map(({ id }) => id).filter((id) => id <= count);

test("products, posts, farmers and services keep the ids of the specification", () => {
  expect(first(products, 20)).toEqual(upTo(20));
  expect(first(posts, 15)).toEqual(upTo(15));
  expect(first(farmers, 6)).toEqual(upTo(6));
  expect(first(services, 5)).toEqual(upTo(5));
  for (const { id, name, discount = 21, ratings } of productFiles.records.filter(
    (product) => product.id <= 20,
  )) {
    expect([4.1, 4.5], `the rating of product ${id}, ${name}`).toContain(ratings);
    // As written: prices of the owner may give another discount.
    expect(discount, `the discount of product ${id}, ${name}`).toBeGreaterThanOrEqual(21);
    expect(discount, `the discount of product ${id}, ${name}`).toBeLessThanOrEqual(29);
  }
});

test("the process lines end in the mill's products, each exactly once", () => {
  const { flow, stages } = processPage();
  expect(flow.lines.flatMap(({ to }) => to)).toEqual(stages.map(({ id }) => id));
});
