// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "~/catalog/content/products";
import { Toaster } from "~/ui/toast/toast";
import * as common from "~/words/comments";
import { messages } from "~/words/messages";
import { ProductTabs } from "./product-tabs";
import { loader } from "./shop-single";

const { product, words } = loader({ params: { id: String(products[0]?.id) }, pattern: "shop-single/:id" });
const { tabs } = words;
const { review } = common;

const Stub = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <ProductTabs product={product} words={words} />
        <Toaster />
      </>
    ),
  },
]);

beforeEach(() => {
  window.history.replaceState(null, "");
  render(<Stub />);
});
afterEach(cleanup);

const openTab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
const panel = () => screen.getByRole("tabpanel").textContent;

test("describes the product first, and says more in its other tabs", () => {
  for (const text of [...product.description, ...product.goodToKnow]) expect(panel()).toContain(text);
  openTab(tabs.information);
  for (const text of [product.weight, product.dimensions, product.colors.join(", ")])
    expect(panel()).toContain(text);
  openTab(tabs.review);
  for (const { name, text } of words.reviews) {
    expect(panel()).toContain(name);
    expect(panel()).toContain(text);
  }
});

test("keeps the open tab when the visitor comes back", () => {
  openTab(tabs.information);
  cleanup();
  render(<Stub />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(tabs.information);
});

test("keeps a review while other tabs are read, then thanks for it and clears the form", async () => {
  openTab(tabs.review);
  const form = within(await screen.findByRole("form", { name: review.title }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  const ratings = form.getAllByRole<HTMLInputElement>("radio");
  const post = () => fireEvent.click(form.getByRole("button", { name: review.send }));
  const typed = { [review.text]: "Sweet.", [common.name]: "Ana", [common.email]: "ana" };
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } });
  for (const rating of ratings.slice(2, 3)) fireEvent.click(rating);
  openTab(tabs.description);
  openTab(tabs.review);
  post();
  // The browser's own validation refuses the address.
  expect(field(review.text).value).toBe("Sweet.");
  fireEvent.input(field(common.email), { target: { value: "ana@example.com" } });
  post();
  expect((await screen.findByRole("alert")).textContent.trim()).toBe(messages.thanksForMessage.text);
  expect(Object.keys(typed).map((label) => field(label).value)).toEqual(["", "", ""]);
  expect(ratings.filter(({ checked }) => checked)).toEqual([]);
});
