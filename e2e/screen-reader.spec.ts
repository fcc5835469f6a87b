import type { Locator, Page } from "@playwright/test";
import { builtWords } from "../testing/pages";
import { announcements, listen, partOf, transcript } from "./screen-reader";
import { expect, open, test } from "./site";
import { badge, dollars, first, openWithCart, productAt } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectAnnounced = (page: Page, phrase: string | RegExp) =>
  expect
    .poll(() => announcements(page))
    .toContainEqual(typeof phrase === "string" ? phrase : expect.stringMatching(phrase));
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
  const [product, total, notice, order] = [
    form.findIndex((phrase) => phrase.startsWith(first.title)),
    form.lastIndexOf(dollars(first.price)),
    form.findIndex((phrase) => phrase.startsWith("Sorry, no payment method is available")),
    form.indexOf("button, Place Order"),
  ];
  expect(product).toBeGreaterThan(form.findIndex((phrase) => phrase.startsWith("textbox, Email")));
  expect(form.slice(product, total)).toContain("Total");
  expect([product, total, notice, order]).toEqual([product, total, notice, order].toSorted((a, b) => a - b));
  expect(notice).toBeGreaterThan(total);
});

test("reads only the slide in front, and announces the one a button moves to", async ({ page }) => {
  await open(page, "/");
  const banner = async () => partOf(await transcript(page), "carrusel, Presentación");
  const slides = async () => (await banner()).filter((phrase) => phrase.startsWith("diapositiva, "));
  expect(await slides()).toEqual([expect.stringMatching(/^diapositiva, 1 de \d$/)]);
  expect(await announcements(page)).toEqual([]);
  const hero = page.getByRole("region", { name: "Presentación" });
  await hero.getByRole("button", { name: "Siguiente" }).press("Enter");
  await expectAnnounced(page, /^polite: 2 de \d$/);
  expect(await slides()).toEqual([expect.stringMatching(/^diapositiva, 2 de \d$/)]);
});

test("announces how many products a filter leaves", async ({ page }) => {
  await open(page, "/home-4");
  await listen(page);
  await page.getByRole("button", { name: "Fish", exact: true }).press("Enter");
  await expectAnnounced(page, /^polite: Fish: \d products$/);
});

test("announces a changed total with its name, and names the country field", async ({ page }) => {
  await openWithCart(page, "/cart", [first]);
  await listen(page);
  await page.getByRole("button", { name: `One more ${first.title}` }).press("Enter");
  await expectAnnounced(page, /^polite: Total\s*\$[\d.]+$/);
  await open(page, "/checkout");
  await expect(page.getByRole("combobox")).toHaveAccessibleName("Country");
});
