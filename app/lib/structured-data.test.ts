import { expect, test } from "vitest";
import { breadcrumbList } from "./structured-data";

test("breadcrumbs end with the current page", () => {
  const origin = "https://www.example";
  const list = breadcrumbList(origin, [{ label: "Home", to: "/" }], { label: "Shop", to: "/shop" });
  expect(list["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Shop", item: `${origin}/shop` },
  ]);
});
