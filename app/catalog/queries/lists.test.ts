import { expect, test } from "vitest";
import { posts } from "../content/posts";
import { products } from "../content/products";
import { listPagePaths, lists } from "./lists";
import { relatedProducts } from "./related";

test("writes a file for every page of a list but the first", () => {
  const files = listPagePaths();
  const pagesOf = (list: string) => files.filter((file) => file.startsWith(`/lists/${list}/`)).length + 1;
  expect(pagesOf("shop")).toBe(Math.ceil(products.length / 8));
  expect(pagesOf("blog-standard")).toBe(Math.ceil(posts.length / 3));
  expect(pagesOf("blog-with-sidebar")).toBe(Math.ceil(posts.length / 3));
  expect(pagesOf("blog-2-column")).toBe(Math.ceil(posts.length / 4));
  expect(pagesOf("blog-3-column")).toBe(Math.ceil(posts.length / 6));
  for (const file of files) expect(file).toMatch(/\/([2-9]|\d\d+)\.json$/);
});

test("lists posts newest first", () => {
  const count = lists["blog-standard"](1).count;
  const pages = Array.from({ length: count }, (_, index) => lists["blog-standard"](index + 1).items);
  const days = pages.flat().map(({ date }) => date);
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
