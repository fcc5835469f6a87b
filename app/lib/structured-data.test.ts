import { expect, test } from "vitest";
import { articleThing, breadcrumbList, productThing } from "./structured-data";

const origin = "https://www.example";

test("breadcrumbs end with the current page", () => {
  const list = breadcrumbList(origin, [{ label: "Home", to: "/" }], { label: "Shop", to: "/shop" });
  expect(list["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Shop", item: `${origin}/shop` },
  ]);
});

test("a product's price is a plain number", () => {
  const thing = productThing({
    name: "Banana",
    description: "Sweet.",
    url: `${origin}/shop-single/1`,
    images: [],
    price: 1250,
    brand: "Finca Verde",
  });
  expect(thing["offers"]).toMatchObject({ price: "12.50", priceCurrency: "USD" });
});

test("a post's date does not depend on the build's time zone", () => {
  const post = { title: "", description: "", url: "", image: "", author: "", publisher: "" };
  expect(articleThing({ ...post, date: "1 January 2025" })["datePublished"]).toBe("2025-01-01");
});
