import type { Page } from "@playwright/test";
import { PRODUCTS } from "../testing/sample";
import { dataPath, expect, open, test } from "./site";
import { badge, windows } from "./storefront";

test.use({ viewport: windows.desktop });

type Arrival = { path: string; title: string; lang: "es" | "en" };

const HISTORY: Arrival = { path: "/historia", title: "Historia · Aceites Corozal", lang: "es" };
const SHOP: Arrival = { path: "/shop", title: "Shop · Finca Verde", lang: "en" };
const SHOP_2: Arrival = { path: "/shop?page=2", title: "Shop, page 2 · Finca Verde", lang: "en" };
const PAPAYA: Arrival = { path: "/shop-single/9", title: "Ripe Papaya · Finca Verde", lang: "en" };
const FAILED: Arrival = { path: "/clientes", title: "Something went wrong.", lang: "es" };
const CONTACT: Arrival = { path: "/contact-us", title: "Contáctenos · Aceites Corozal", lang: "es" };

const menu = (page: Page) => page.getByRole("navigation", { name: "Menú principal" });
const footer = (page: Page) => page.getByRole("contentinfo");
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 700));

/** Expects a page at its top, announced, with the focus on its content. */
async function expectArrival(page: Page, { path, title, lang }: Arrival): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test("shows the farm's navigation on demo pages only, and marks the part a page belongs to", async ({
  page,
}) => {
  const farm = page.getByRole("navigation", { name: "Farm" });
  await page.goto("/valores");
  await expect(farm).toHaveCount(0);
  await page.getByRole("complementary").getByRole("link", { name: "Tienda Finca Verde" }).click();
  await expect(farm.getByRole("link", { name: "Shop" })).toHaveAttribute("aria-current", "page");
  await farm.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  for (const [path, name] of [
    ["/shop-single/1", "Shop"],
    ["/checkout", "Shop"],
    ["/blog-single-with-sidebar/1", "Journal"],
    ["/team-details/1", "Farmers"],
    ["/service-details/1", "Services"],
    ["/project-details/1", "Projects"],
  ] as const) {
    await page.goto(path);
    await expect(farm.locator("[aria-current]"), path).toHaveText(name);
    await expect(farm.locator("[aria-current]"), path).toHaveAttribute("aria-current", "true");
  }
});

test("puts the picture of a page's head below its words on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  for (const path of ["/valores", "/contact-us", "/agenda-corporativa"]) {
    await page.goto(path);
    const head = page.getByRole("main").locator("section").first();
    const words = await head.getByRole("heading", { level: 1 }).locator("..").boundingBox();
    const picture = await head.locator("img").boundingBox();
    if (!words || !picture) throw new Error("The head is not shown.");
    expect(Math.round(picture.y), path).toBeGreaterThanOrEqual(Math.round(words.y + words.height));
    expect(picture.height, path).toBeGreaterThan(200);
  }
});

test("opens a page at its top from a link at the foot of another", async ({ page }) => {
  for (const [from, link, to] of [
    ["/", "Tienda", SHOP],
    ["/shop?page=2", "Historia", HISTORY],
    ["/historia", "Contáctenos", CONTACT],
  ] as const) {
    await test.step(`"${link}" on ${from}`, async () => {
      await open(page, from);
      await page.getByRole("link", { name: link }).last().press("Enter");
      await expectArrival(page, to);
    });
  }
});

test.describe("where a page fails to load", () => {
  test.use({ expectsFaults: true });

  test("goes back and forward between all kinds of pages, each at its top and announced", async ({
    page,
  }) => {
    test.slow();
    await page.route(`**${dataPath("/clientes")}*`, (route) => route.abort());
    await open(page, HISTORY.path);
    const visit = [HISTORY, SHOP, SHOP_2, PAPAYA, FAILED, CONTACT];
    for (const [to, link] of [
      [SHOP, footer(page).getByRole("link", { name: "Tienda" })],
      [SHOP_2, page.getByRole("link", { name: "Page 2" })],
      [PAPAYA, page.getByRole("main").locator("a[href='/shop-single/9']").first()],
      [FAILED, menu(page).getByRole("link", { name: "Clientes" })],
      [CONTACT, menu(page).getByRole("link", { name: "Contáctenos" })],
    ] as const) {
      await link.press("Enter");
      await expect(page).toHaveTitle(to.title);
    }
    let at = visit.length - 1;
    // Each step crosses another border: corporate to demo, a list's pages, a page that failed, and several pages at once.
    for (const next of [4, 3, 2, 0, 1, 3, 4, 5, 0, 3, 5, 1]) {
      const to = visit[next];
      if (!to) throw new Error("No such page.");
      await test.step(`from ${visit[at]?.path} to ${to.path}`, async () => {
        await scrollDown(page);
        await page.evaluate((steps) => history.go(steps), next - at);
        await expectArrival(page, to);
      });
      at = next;
    }
  });
});

test("keeps a toast while the visitor moves between shop and corporate pages", async ({ page }) => {
  await open(page, "/shop");
  await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
  const toast = page.getByText("Product added successfully");
  // It does not close under the pointer.
  await toast.hover();
  await menu(page).getByRole("link", { name: "Contáctenos" }).press("Enter");
  await expectArrival(page, CONTACT);
  await expect(toast).toBeVisible();
  await page.goBack();
  await expectArrival(page, SHOP);
  await expect(toast).toBeVisible();
});

test("closes an open menu and the open cart with every navigation", async ({ page }) => {
  await open(page, "/home-2");
  const panel = menu(page).getByRole("list").getByRole("list");
  await menu(page).getByText("Empresa").click();
  await panel.getByRole("link", { name: "Historia" }).click();
  await expectArrival(page, HISTORY);
  await expect(panel).toBeHidden();
  await menu(page).getByText("Productos").click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Grown in sight of the sea" })).toBeVisible();
  await expect(panel).toBeHidden();
  await badge(page).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.goForward();
  await expectArrival(page, HISTORY);
  await expect(page.getByText("Your cart is empty.")).toBeHidden();
});

test("closes the phone menu and opens the page of its link at the top", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  for (const [from, group, link, to] of [
    ["/home-2", "Empresa", "Historia", HISTORY],
    ["/historia", "", "Tienda Finca Verde", SHOP],
  ] as const) {
    await open(page, from);
    await scrollDown(page);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const sheet = page.getByRole("dialog", { name: "Menú principal" });
    if (group) await sheet.getByText(group, { exact: true }).click();
    await sheet.getByRole("link", { name: link }).click();
    await expect(sheet).toBeHidden();
    await expectArrival(page, to);
  }
});

test.describe("on the not-found page", () => {
  test.use({ expectsFaults: true });

  test("links load a new document at its top", async ({ page }) => {
    await open(page, "/no-such-page");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await scrollDown(page);
    await menu(page).getByRole("link", { name: "Clientes" }).press("Enter");
    await expect(page).toHaveTitle("Clientes · Aceites Corozal");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("keeps the scroll position over a reload", async ({ page }) => {
  await open(page, "/valores");
  await footer(page).getByRole("link", { name: "Historia" }).press("Enter");
  await expectArrival(page, HISTORY);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test.describe("keeps what was chosen", () => {
  test("the list view on the shop's second page, after a product and after a reload", async ({ page }) => {
    const expectSecondPage = async () => {
      await expect(page.getByText(`Showing 9–16 of ${PRODUCTS} results`)).toBeVisible();
      await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
    };
    await open(page, "/shop");
    await page.getByRole("tab", { name: "List" }).click();
    await page.getByRole("link", { name: "Page 2" }).press("Enter");
    await expectSecondPage();
    await page.getByRole("main").locator("a[href='/shop-single/9']").first().press("Enter");
    await expectArrival(page, PAPAYA);
    await page.goBack();
    await expectArrival(page, SHOP_2);
    await expectSecondPage();
    await page.reload();
    await expectSecondPage();
  });

  for (const [what, path, role, name, attribute] of [
    ["the open tab of a product", "/shop-single/1", "tab", "Additional Information", "aria-selected"],
    ["the way to order on the services page", "/services", "tab", "Home Delivery", "aria-selected"],
    ["the filter of home 4", "/home-4", "button", "Fish", "aria-pressed"],
  ] as const) {
    test(what, async ({ page }) => {
      await open(page, path);
      const choice = page.getByRole(role, { name, exact: true });
      await choice.click();
      await footer(page).getByRole("link", { name: "Historia" }).press("Enter");
      await expectArrival(page, HISTORY);
      await page.goBack();
      await expect(choice).toHaveAttribute(attribute, "true");
    });
  }
});
