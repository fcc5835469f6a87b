import { expect, test } from "vitest";
import { products } from "../content/products";
import { lists } from "./lists";
import { relatedProducts } from "./related";

test("lists posts newest first", () => {
  const days = lists["blog-standard"].items.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("relates a product to eight others, those of the same category first", () => {
  for (const product of products) {
    const related = relatedProducts(product);
    expect(new Set(related).size).toBe(Math.min(8, products.length - 1));
    expect(related).not.toContain(product);
    const isSame = related.map(({ category }) => Number(category === product.category));
    expect(isSame).toEqual(isSame.toSorted((a, b) => b - a));
  }
});
