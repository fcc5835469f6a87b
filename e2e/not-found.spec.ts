import { expect, hydrated, test } from "./site";

/** What no page has: unknown paths, ids that no record has, files, and what only looks like a page. */
const PATHS = [
  "/no-such-page",
  "/historia/nothing",
  "/documentos/nothing.pdf",
  "/.env",
  "/HISTORIA",
  "/shop-single/21",
  "/team-details/7",
  "/project-details/0",
  "/service-details/6",
  "/blog-single/16",
  "/blog-single-with-sidebar/0",
  "/shop-single/0",
  "/shop-single-thumb/abc",
  "/lists/shop/4.json",
  "/404",
  "/404.html",
];

test("no-such-page and its kind answer 404 with the not-found page", async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  for (const path of PATHS) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Sorry Page Was Not Found!");
      await expect(page, path).toHaveTitle(/Sorry Page Was Not Found!/);
      await hydrated(page);
      await expect(page, path).toHaveTitle(/Sorry Page Was Not Found!/);
      await expect(page.locator("[aria-current=page]"), path).toHaveCount(0);
      await page.getByRole("link", { name: "Back to home" }).click();
      await expect(page, path).toHaveURL("/");
      expect(problems, path).toEqual([]);
    });
  }
});

test("the not-found page is whole without scripts", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry Page Was Not Found!");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});

test("a path with doubled slashes leads to its page where the host does not redirect", async ({
  page,
  site,
}) => {
  await page.route("**//shop?page=2", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site.origin}/shop` }) });
  });
  await page.goto(`${site.origin}//shop?page=2`);
  await expect(page).toHaveURL("/shop?page=2");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
});
