import type { Page } from "@playwright/test";
import { dataPath, expect, hydrated, test } from "./site";
import { PRODUCTS } from "../testing/sample";

test.use({ viewport: { width: 1440, height: 900 } });

/** A page of each kind, in the order of a visit: each is reached from the one before it. */
const visit = [
  { path: "/historia", title: "Historia · Aceites Corozal", lang: "es" },
  { path: "/shop", title: "Shop · Finca Verde", lang: "en" },
  { path: "/shop?page=2", title: "Shop, page 2 · Finca Verde", lang: "en" },
  { path: "/shop-single/9", title: "Ripe Papaya · Finca Verde", lang: "en" },
  { path: "/clientes", title: "Something went wrong.", lang: "es" },
  { path: "/contact-us", title: "Contáctenos · Aceites Corozal", lang: "es" },
] as const;

const menu = (page: Page) => page.getByRole("navigation", { name: "Menú principal" });
const footer = (page: Page) => page.getByRole("contentinfo");

/** Fails where the page that has just come does not stand at its top, with the focus at its content and announced. */
async function expectArrival(page: Page, { title, lang }: { title: string; lang: string }): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test("every page of the demo has the farm's row, no corporate page has, and each leads to the shop", async ({
  page,
}) => {
  const farm = page.getByRole("navigation", { name: "Farm" });
  await page.goto("/valores");
  await expect(farm).toHaveCount(0);
  await page.getByRole("complementary").getByRole("link", { name: "Tienda Finca Verde" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(farm.getByRole("link", { name: "Shop" })).toHaveAttribute("aria-current", "page");
  await farm.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/historia");
  await hydrated(page);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Tienda Finca Verde" }).click();
  await expect(page).toHaveURL("/shop");
});

test("a page below one of the farm's row marks that one, and no other", async ({ page }) => {
  for (const [path, name] of [
    ["/shop-single/1", "Shop"],
    ["/checkout", "Shop"],
    ["/blog-single-with-sidebar/1", "Journal"],
    ["/team-details/1", "Farmers"],
    ["/service-details/1", "Services"],
    ["/project-details/1", "Projects"],
  ] as const) {
    await page.goto(path);
    const marked = page.getByRole("navigation", { name: "Farm" }).locator("[aria-current]");
    await expect(marked, path).toHaveText(name);
    await expect(marked, path).toHaveAttribute("aria-current", "true");
  }
});

test("on a phone the picture of a page's head lies clear below its words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/valores", "/contact-us", "/agenda-corporativa"]) {
    await page.goto(path);
    const head = page.getByRole("main").locator("section").first();
    const words = await head.getByRole("heading", { level: 1 }).locator("..").boundingBox();
    const picture = await head.locator("img").boundingBox();
    // Sums of fractions of a px differ in the fifth place.
    expect(Math.round(picture?.y ?? 0), path).toBeGreaterThanOrEqual(
      Math.round((words?.y ?? 0) + (words?.height ?? 0)),
    );
    expect(picture?.height, path).toBeGreaterThan(200);
  }
});

/** A visit to a page of each kind within one document. */
async function goThrough(page: Page): Promise<void> {
  await page.route(`**${dataPath("/clientes")}*`, (route) => route.abort());
  await page.goto("/historia");
  await hydrated(page);
  await footer(page).getByRole("link", { name: "Tienda" }).press("Enter");
  await expect(page).toHaveTitle(visit[1].title);
  await page.getByRole("link", { name: "Page 2" }).press("Enter");
  await expect(page).toHaveTitle(visit[2].title);
  await page.getByRole("main").locator("a[href='/shop-single/9']").first().press("Enter");
  await expect(page).toHaveTitle(visit[3].title);
  await menu(page).getByRole("link", { name: "Clientes" }).press("Enter");
  await expect(page).toHaveTitle(visit[4].title);
  await menu(page).getByRole("link", { name: "Contáctenos" }).press("Enter");
  await expect(page).toHaveTitle(visit[5].title);
}

test("from the foot of a page a link opens another page at its top", async ({ page, faults }) => {
  for (const { from, press, to } of [
    { from: "/", press: "Tienda", to: { title: "Shop · Finca Verde", lang: "en" } },
    {
      from: "/home-2",
      press: "Discover More",
      to: { title: "Acerca de nosotros · Aceites Corozal", lang: "es" },
    },
    { from: "/shop?page=2", press: "Historia", to: visit[0] },
    { from: "/shop-single/1", press: "Políticas", to: { title: "Políticas · Aceites Corozal", lang: "es" } },
    { from: "/contact-us", press: "Tienda", to: { title: "Shop · Finca Verde", lang: "en" } },
    { from: "/historia", press: "Valores", to: { title: "Valores · Aceites Corozal", lang: "es" } },
    { from: "/shop", press: "Purple Eggplant", to: { title: "Purple Eggplant · Finca Verde", lang: "en" } },
  ]) {
    await test.step(`"${press}" on ${from}`, async () => {
      await page.goto(from);
      await hydrated(page);
      await page.getByRole("link", { name: press }).last().press("Enter");
      await expectArrival(page, to);
    });
  }
  expect(faults.list).toEqual([]);
});

test("Back and Forward between all kinds of pages lead to the top, with focus, title, language and announcement", async ({
  page,
}) => {
  test.slow();
  await goThrough(page);
  let now = visit.length - 1;
  for (const [at, from] of visit.entries()) {
    for (const [then, to] of visit.entries()) {
      if (from === to) continue;
      await test.step(`from ${from.path} to ${to.path}`, async () => {
        if (!page.url().endsWith(from.path)) await page.evaluate((step) => history.go(step), at - now);
        await expect(page).toHaveURL(from.path);
        await expect(page).toHaveTitle(from.title);
        await page.evaluate(() => window.scrollTo(0, 700));
        await page.evaluate((step) => history.go(step), then - at);
        now = then;
        await expect(page).toHaveURL(to.path);
        // Between two pages of a list only the list changes, and its own line says so (shop.spec).
        if (new URL(from.path, page.url()).pathname !== new URL(to.path, page.url()).pathname)
          await expectArrival(page, to);
        else await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });
    }
  }
});

test("a toast stays while the frame passes from the shop to a corporate page and back", async ({
  page,
  faults,
}) => {
  await page.goto("/shop");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
  const toast = page.getByText("Product added successfully");
  // Under the pointer it does not close.
  await toast.hover();
  await menu(page).getByRole("link", { name: "Contáctenos" }).press("Enter");
  await expectArrival(page, visit[5]);
  await expect(toast).toBeVisible();
  await page.evaluate(() => history.back());
  await expectArrival(page, visit[1]);
  await expect(toast).toBeVisible();
  expect(faults.list).toEqual([]);
});

test("an open menu, and the open cart, close with every navigation", async ({ page, faults }) => {
  await page.goto("/home-2");
  await hydrated(page);
  const panel = menu(page).getByRole("list").getByRole("list");
  await menu(page).getByText("Empresa").click();
  await panel.getByRole("link", { name: "Historia" }).click();
  await expectArrival(page, visit[0]);
  await expect(panel).toBeHidden();
  await menu(page).getByText("Productos").click();
  await expect(panel).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/home-2");
  // Until it stands, what is opened would be closed by its arrival.
  await expect(page.getByRole("heading", { level: 1, name: "Grown in sight of the sea" })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole("banner").locator('summary[aria-label^="Carrito"]').click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.evaluate(() => history.forward());
  await expectArrival(page, visit[0]);
  await expect(page.getByText("Your cart is empty.")).toBeHidden();
  expect(faults.list).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu leads to the top of a page, and closes", async ({ page, faults }) => {
    for (const { from, group, press, to } of [
      { from: "/home-2", group: "Empresa", press: "Historia", to: visit[0] },
      { from: "/", group: "Empresa", press: "Historia", to: visit[0] },
      { from: "/shop-single/1", group: "", press: "Contáctenos", to: visit[5] },
    ]) {
      await test.step(`"${press}" on ${from}`, async () => {
        await page.goto(from);
        await hydrated(page);
        await page.evaluate(() => window.scrollTo(0, 700));
        await page.getByRole("button", { name: "Abrir el menú" }).click();
        const sheet = page.getByRole("dialog", { name: "Menú principal" });
        if (group) await sheet.getByText(group, { exact: true }).click();
        await sheet.getByRole("link", { name: press }).click();
        await expect(sheet).toBeHidden();
        await expectArrival(page, to);
      });
    }
    expect(faults.list).toEqual([]);
  });
});

test("from the not-found page links lead to a document of its own, at its top", async ({ page }) => {
  await page.goto("/no-such-page");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => window.scrollTo(0, 700));
  await menu(page).getByRole("link", { name: "Clientes" }).press("Enter");
  await expect(page).toHaveTitle("Clientes · Aceites Corozal");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a reload keeps the place on the page", async ({ page }) => {
  await page.goto("/historia");
  await hydrated(page);
  await footer(page).getByRole("link", { name: "Valores" }).press("Enter");
  await expectArrival(page, { title: "Valores · Aceites Corozal", lang: "es" });
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test.describe("what was chosen stays", () => {
  test("the list of the shop, on its second page, after a product and after a reload", async ({
    page,
    faults,
  }) => {
    await page.goto("/shop");
    await hydrated(page);
    await page.getByRole("tab", { name: "List" }).click();
    await page.getByRole("link", { name: "Page 2" }).press("Enter");
    await expect(page.getByText(`Showing 9–16 of ${PRODUCTS} results`)).toBeVisible();
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("main").locator("a[href='/shop-single/9']").first().press("Enter");
    await expectArrival(page, visit[3]);
    await page.evaluate(() => history.back());
    await expectArrival(page, visit[2]);
    await expect(page.getByText(`Showing 9–16 of ${PRODUCTS} results`)).toBeVisible();
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(`Showing 9–16 of ${PRODUCTS} results`)).toBeVisible();
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
    expect(faults.list).toEqual([]);
  });

  test("the open tab of a product, and another product begins anew", async ({ page, faults }) => {
    await page.goto("/shop-single/1");
    await hydrated(page);
    await page.getByRole("tab", { name: "Additional Information" }).click();
    const related = page.getByRole("region", { name: "Related Products" });
    await related.getByRole("link").first().press("Enter");
    await expect(page).not.toHaveURL("/shop-single/1");
    await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/shop-single/1");
    await expect(page.getByRole("tab", { name: "Additional Information" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(faults.list).toEqual([]);
  });

  test("the way of an order on the services page", async ({ page }) => {
    await page.goto("/services");
    await hydrated(page);
    await page.getByRole("tab", { name: "Home Delivery" }).click();
    await footer(page).getByRole("link", { name: "Historia" }).press("Enter");
    await expectArrival(page, visit[0]);
    await page.evaluate(() => history.back());
    await expect(page.getByRole("tab", { name: "Home Delivery" })).toHaveAttribute("aria-selected", "true");
  });

  test("the filter of home 4", async ({ page }) => {
    await page.goto("/home-4");
    await hydrated(page);
    const fish = page.getByRole("button", { name: "Fish", exact: true });
    await fish.click();
    await footer(page).getByRole("link", { name: "Historia" }).press("Enter");
    await expectArrival(page, visit[0]);
    await page.evaluate(() => history.back());
    await expect(fish).toHaveAttribute("aria-pressed", "true");
  });
});
