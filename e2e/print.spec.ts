import { expect, test } from "./site";
import { banana, openWithCart } from "./storefront";

test.beforeEach(({ page, plainPage }) =>
  Promise.all([page, plainPage].map((each) => each.emulateMedia({ media: "print" }))),
);

test("a product prints all that its tabs hold, and nothing to press", async ({ page }) => {
  await page.goto("/shop-single/1");
  const main = page.getByRole("main");
  for (const text of ["Sweet Banana", "Weight", "Dimensions", "Karla Orellana"])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("tab")).toHaveCount(0);
});

test("all slides of a carousel print side by side", async ({ page }) => {
  await page.goto("/");
  for (const value of ["Mejora continua", "Resiliencia", "Sostenibilidad"]) {
    const box = await page.getByRole("main").getByRole("heading", { name: value }).boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0);
  }
  await expect(page.getByText("Calidad garantizada")).toBeVisible();
});

test("the contact page prints the ways to reach the company, without the form", async ({
  page,
  plainPage,
}) => {
  for (const each of [page, plainPage]) {
    await each.goto("/contact-us");
    const main = each.getByRole("main");
    await expect(main.getByText("+504 0000-0000")).toBeVisible();
    await expect(main.getByText("CA-13")).toBeVisible();
    await expect(main.getByRole("form")).toHaveCount(0);
  }
});

test("a cart and an order print what, how many and how much", async ({ page }) => {
  await openWithCart(page, "/cart", [banana]);
  const main = page.getByRole("main");
  await expect(main.getByRole("spinbutton", { name: "Quantity of Sweet Banana" })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await page.goto("/checkout");
  await expect(main.getByText("Sweet Banana")).toBeVisible();
  await expect(main.getByText("$6.40").filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
});

test("all answers print", async ({ page }) => {
  await page.goto("/faq");
  const answers = page.getByRole("main").locator("details p");
  await expect(answers).toHaveCount(5);
  for (const answer of await answers.all())
    expect(await answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});
