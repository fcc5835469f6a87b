import { announcements, browserTree, listen, partOf, transcript } from "./screen-reader";
import { expect, hydrated, test } from "./site";
import { badge, banana, openWithCart, windows } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("at a product's card its name is heard, its rating in one breath, the price once, and what the button adds", async ({
  page,
}) => {
  await page.goto("/shop");
  await hydrated(page);
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

test("from the shop to Place Order with the keyboard: each step is heard", async ({ page }) => {
  await page.goto("/shop");
  await hydrated(page);
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

test("a group of the menu says whether it is expanded, and is silent about its links until it is", async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  await page.goto("/shop");
  await hydrated(page);
  const stateOf = async (name: string) =>
    (await browserTree(page)).nodes.find((node) => node.name === name && node.expanded !== undefined)
      ?.expanded;
  const menu = async () => partOf(await transcript(page), "navigation, Menú principal");
  expect(await stateOf("Empresa")).toBe(false);
  expect(await menu()).not.toContain("link, Valores");
  await page.getByRole("banner").locator("summary:visible", { hasText: "Empresa" }).press("Enter");
  await expect.poll(() => stateOf("Empresa")).toBe(true);
  expect(await menu()).toContain("link, Valores");
  expect(await stateOf("Productos")).toBe(false);
});

test("a banner is heard without the slides that are covered, and says where it went when it is moved", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
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

test("a filter of products says how many it left", async ({ page }) => {
  await page.goto("/home-4");
  await hydrated(page);
  await listen(page);
  await page.getByRole("button", { name: "Fish", exact: true }).press("Enter");
  await expect.poll(() => announcements(page)).toContain("polite: Fish: 4 products");
});

test("a total that changes is announced with its name, and a country's value is not a part of the field's name", async ({
  page,
}) => {
  await openWithCart(page, "/cart", [banana]);
  await listen(page);
  await page.getByRole("button", { name: "One more Sweet Banana" }).press("Enter");
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/^polite: Total\s*\$9\.60$/));
  await page.goto("/checkout");
  await hydrated(page);
  await expect(page.getByRole("combobox")).toHaveAccessibleName("Country");
});
