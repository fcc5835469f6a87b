import { productPage } from "../app/catalog/content/shop-pages";
import { values } from "../app/catalog/content/sections";
import { company } from "../app/words/company";
import { boxOf, expect, test } from "./site";
import { costOf, first, openWithCart } from "./storefront";

test.beforeEach(({ page, plainPage }) =>
  Promise.all([page, plainPage].map((each) => each.emulateMedia({ media: "print" }))),
);

test("prints all of a product's tabs, without controls", async ({ page }) => {
  const author = productPage().reviews[0]?.name ?? "";
  await page.goto(`/shop-single/${first.id}`);
  const main = page.getByRole("main");
  for (const text of [first.title, "Weight", "Dimensions", author])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("tab")).toHaveCount(0);
});

test("prints all slides of a carousel side by side", async ({ page }) => {
  await page.goto("/");
  for (const { title } of values().values) {
    const box = await boxOf(page.getByRole("main").getByRole("heading", { name: title }));
    expect(box.x).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(page.viewportSize()?.width ?? 0);
  }
});

test("prints the ways to reach the company, without the form", async ({ page, plainPage }) => {
  for (const each of [page, plainPage]) {
    await each.goto("/contact-us");
    const main = each.getByRole("main");
    await expect(main.getByText(company.phone)).toBeVisible();
    await expect(main.getByRole("form")).toHaveCount(0);
  }
});

test("prints the products, quantities and amounts of a cart and an order", async ({ page }) => {
  await openWithCart(page, "/cart", [first]);
  const main = page.getByRole("main");
  await expect(main.getByRole("spinbutton", { name: `Quantity of ${first.title}` })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await page.goto("/checkout");
  await expect(main.getByText(first.title)).toBeVisible();
  await expect(main.getByText(costOf(first)).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
});

test("prints all answers", async ({ page }) => {
  await page.goto("/faq");
  const answers = page.getByRole("main").locator("details p");
  expect(await answers.count()).toBeGreaterThan(1);
  for (const answer of await answers.all())
    expect(await answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});
