import { expect, hydrated, test } from "./site";
import { first, openWithCart } from "./storefront";

test.use({ expectsFaults: true });

/** Unknown paths, ids that no record has, files, and what only looks like a page. */
const PATHS = [
  "/no-such-page",
  "/historia/nothing",
  "/documentos/nothing.pdf",
  "/HISTORIA",
  "/shop-single/99999",
  "/team-details/99999",
  "/project-details/0",
  "/service-details/99999",
  "/blog-single/99999",
  "/blog-single-with-sidebar/0",
  "/shop-single-thumb/abc",
  "/404",
];

test("answers 404 with the not-found page", async ({ page }) => {
  test.slow();
  page.on("pageerror", ({ message }) => expect.soft(message, page.url()).toBe(""));
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of PATHS) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect(heading, path).toHaveText("Sorry Page Was Not Found!");
    await expect(page, path).toHaveTitle(/Sorry Page Was Not Found!/);
    await expect(page.locator("[aria-current=page]"), path).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
});

test("opens paths with doubled slashes where the host does not redirect", async ({ page, site }) => {
  await page.route("**//shop?page=2", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site.origin}/shop` }) });
  });
  await page.goto(`${site.origin}//shop?page=2`);
  await expect(page).toHaveURL("/shop?page=2");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
});

test("has no page for a product of the cart that is no longer sold", async ({ page }) => {
  await openWithCart(page, "/cart", [{ ...first, id: 99_999 }]);
  await page.getByRole("table").getByRole("link", { name: first.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry Page Was Not Found!");
});
