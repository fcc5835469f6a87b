import type { Locator } from "@playwright/test";
import { builtWords } from "../testing/site-pages";
import { wordsOf } from "./reading-order";
import { expect, open, test } from "./site";
import { badge, dollars, first, productAt } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const langOf = (element: Locator) => element.evaluate((each) => each.closest<HTMLElement>("[lang]")?.lang);

test("reads the name of a product's card first, and its prices once", async ({ page }) => {
  await open(page, "/shop");
  const { name, price, old_price: oldPrice } = productAt(1);
  const card = (await wordsOf(page.getByRole("article", { name }))).join(" ");
  const now = dollars(price / 100);
  const was = oldPrice === null ? [] : [`Was ${dollars(oldPrice / 100)}`];
  const places = [name, now, ...was, `Add to cart: ${name}`].map((words) => card.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(card.split(now), card).toHaveLength(2);
});

test("announces each step from the shop to Place Order", async ({ page }) => {
  await open(page, "/shop");
  // Screen readers ignore a live region that appears with its text.
  await page.getByRole("status").evaluateAll((regions) => {
    for (const region of regions) region.setAttribute("data-early", "");
  });
  const announced = page.locator("[role=status][data-early]");
  await page.getByRole("main").getByRole("link", { name: first.title }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
  const { title } = builtWords(`/shop-single/${first.id}`);
  await expect(announced.filter({ hasText: title })).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`Product added successfully ${first.title}`);
  await expect(alert).toHaveCount(1);
  // Screen readers would announce a live region within another one twice.
  await expect(page.getByRole("status").filter({ has: alert })).toHaveCount(0);
  expect(await langOf(alert.getByText("Product added"))).toBe("en");
  await expect(badge(page)).toHaveAccessibleName("Carrito, 1 producto");
  expect(await langOf(badge(page))).toBe("es");

  await badge(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  const form = await wordsOf(page.getByRole("form", { name: "Checkout" }));
  const inOrder = ["textbox Email", first.title, "Total", dollars(first.price), "Sorry, no", "Place Order"];
  const places = inOrder.map((start) => form.findLastIndex((word) => word.startsWith(start)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
