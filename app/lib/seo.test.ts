import { expect, test } from "vitest";
import { pageMeta } from "./seo";

const brand = { name: "Aceites Corozal", origin: "https://www.example" };

test("adds the brand to the title and sets the canonical URL, locale and social card", () => {
  const meta = pageMeta(brand, {
    title: "Historia",
    description: "Cómo empezó.",
    path: "/historia",
    lang: "es",
    card: "/assets/img/cards/text-1a2b3c4d.jpg",
  });
  expect(meta).toContainEqual({ title: "Historia · Aceites Corozal" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://www.example/historia",
  });
  expect(meta).toContainEqual({ property: "og:locale", content: "es_HN" });
  expect(meta).toContainEqual({
    property: "og:image",
    content: "https://www.example/assets/img/cards/text-1a2b3c4d.jpg",
  });
});

test("does not repeat the brand in the home page's title", () => {
  const meta = pageMeta(brand, {
    title: "Aceites Corozal",
    description: "",
    path: "/",
    lang: "es",
    card: "",
  });
  expect(meta).toContainEqual({ title: "Aceites Corozal" });
});

test("breadcrumbs end with the current page", () => {
  const page = { title: "Shop", description: "", path: "/shop", lang: "en" as const, card: "" };
  const meta = pageMeta(brand, { ...page, breadcrumbs: [{ label: "Home", to: "/" }] });
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example/" },
      { "@type": "ListItem", position: 2, name: "Shop", item: "https://www.example/shop" },
    ],
  };
  expect(meta).toContainEqual({ "script:ld+json": list });
});
