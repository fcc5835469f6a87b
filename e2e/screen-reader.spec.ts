import { announcements, listen, partOf, transcript } from "./screen-reader";
import { expect, open, test } from "./site";
import { badge, banana, openWithCart } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("reads the name of a product's card first, and its price and rating once", async ({ page }) => {
  await open(page, "/shop");
  const card = partOf(await transcript(page), "article, Sweet Banana");
  const inOrder = [
    "article, Sweet Banana",
    "Rated 4.5 out of 5, 18 reviews",
    "link, Sweet Banana",
    "$3.20",
    "Was $4.10",
    "button, Add to cart: Sweet Banana",
  ];
  expect(card.filter((phrase) => inOrder.includes(phrase))).toEqual(inOrder);
  expect(card.filter((phrase) => phrase.includes("$3.20"))).toHaveLength(1);
  expect(card.filter((phrase) => phrase.includes("$4.10"))).toHaveLength(1);
});

test("announces each step from the shop to Place Order", async ({ page }) => {
  await open(page, "/shop");
  await listen(page);
  await page.getByRole("main").getByRole("link", { name: "Sweet Banana" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sweet Banana");
  await expect.poll(() => announcements(page)).toContain("polite: Sweet Banana · Finca Verde");
  await expect(page.getByRole("main")).toBeFocused();

  await listen(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
  await expect
    .poll(() => announcements(page))
    .toContain("assertive: Product added successfully Sweet Banana");
  // A live region in another one would be read twice.
  expect(await announcements(page)).not.toContain("polite: Product added successfully Sweet Banana");
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(1);
  expect(
    await alert
      .getByText("Product added")
      .evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang),
  ).toBe("en");
  await expect(badge(page)).toHaveAccessibleName("Carrito, 1 producto");
  expect(await badge(page).evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang)).toBe("es");

  await badge(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  const form = partOf(await transcript(page), "form, Checkout");
  const [product, total, notice, order] = [
    form.findIndex((phrase) => phrase.startsWith("Sweet Banana")),
    form.lastIndexOf("$3.20"),
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
  expect(await slides()).toEqual(["diapositiva, 1 de 3"]);
  expect(await announcements(page)).toEqual([]);
  await page
    .getByRole("region", { name: "Presentación" })
    .getByRole("button", { name: "Siguiente" })
    .press("Enter");
  await expect.poll(() => announcements(page)).toContain("polite: 2 de 3");
  expect(await slides()).toEqual(["diapositiva, 2 de 3"]);
});

test("announces how many products a filter leaves", async ({ page }) => {
  await open(page, "/home-4");
  await listen(page);
  await page.getByRole("button", { name: "Fish", exact: true }).press("Enter");
  await expect.poll(() => announcements(page)).toContain("polite: Fish: 4 products");
});

test("announces a changed total with its name, and names the country field", async ({ page }) => {
  await openWithCart(page, "/cart", [banana]);
  await listen(page);
  await page.getByRole("button", { name: "One more Sweet Banana" }).press("Enter");
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/^polite: Total\s*\$9\.60$/));
  await open(page, "/checkout");
  await expect(page.getByRole("combobox")).toHaveAccessibleName("Country");
});
