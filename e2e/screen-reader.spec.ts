import type { Locator, Page } from "@playwright/test";
import { builtWords } from "../testing/pages";
import { announcements, listen, partOf, transcript } from "./screen-reader";
import { expect, open, test } from "./site";
import { badge, dollars, first, productAt } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectAnnounced = (page: Page, phrase: string) =>
  expect.poll(() => announcements(page)).toContain(phrase);
const langOf = (element: Locator) => element.evaluate((each) => each.closest<HTMLElement>("[lang]")?.lang);

test("reads the name of a product's card first, and its prices once", async ({ page }) => {
  await open(page, "/shop");
  const { name, price, old_price: oldPrice } = productAt(1);
  const card = partOf(await transcript(page), `article, ${name}`);
  const now = dollars(price / 100);
  const inOrder = [
    `article, ${name}`,
    `link, ${name}`,
    now,
    ...(oldPrice === null ? [] : [`Was ${dollars(oldPrice / 100)}`]),
    `button, Add to cart: ${name}`,
  ];
  expect(card.filter((phrase) => inOrder.includes(phrase))).toEqual(inOrder);
  expect(card.filter((phrase) => phrase.includes(now))).toHaveLength(1);
});

test("announces each step from the shop to Place Order", async ({ page }) => {
  await open(page, "/shop");
  await listen(page);
  await page.getByRole("main").getByRole("link", { name: first.title }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
  await expectAnnounced(page, `polite: ${builtWords(`/shop-single/${first.id}`).title}`);
  await expect(page.getByRole("main")).toBeFocused();

  await listen(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
  await expectAnnounced(page, `assertive: Product added successfully ${first.title}`);
  // A live region in another one would be read twice.
  expect(await announcements(page)).not.toContain(`polite: Product added successfully ${first.title}`);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(1);
  expect(await langOf(alert.getByText("Product added"))).toBe("en");
  await expect(badge(page)).toHaveAccessibleName("Carrito, 1 producto");
  expect(await langOf(badge(page))).toBe("es");

  await badge(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  const form = partOf(await transcript(page), "form, Checkout");
  const amount = dollars(first.price);
  const inOrder = ["textbox, Email", first.title, "Total", amount, "Sorry, no", "button, Place Order"];
  const places = inOrder.map((start) => form.findLastIndex((phrase) => phrase.startsWith(start)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
