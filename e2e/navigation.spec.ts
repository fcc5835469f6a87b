import type { Page } from "@playwright/test";
import { header } from "../app/words/frame";
import { farm, shop } from "../app/words/navigation";
import { builtWords, firstRecord } from "../testing/site-pages";
import {
  dataPath,
  expect,
  FIREFOX,
  footerLink,
  hold,
  mainMenu,
  offlineNotice,
  open,
  scrollTop,
  test,
} from "./site";
import { badge, first, productAt, resultsOf, windows } from "./storefront";

test.use({ viewport: windows.desktop });

const PRODUCT = `/shop-single/${productAt(9).id}`;

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 700));

/** Expects a page at its top, announced, with the focus on its content. */
async function expectArrival(page: Page, path: string, title = builtWords(path).title): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  const isDemo = path.startsWith("/shop");
  await expect(page.locator("html")).toHaveAttribute("lang", isDemo ? "en" : "es");
  await expect.poll(() => scrollTop(page)).toBe(0);
}

test("marks the section of a demo page in the farm's navigation", async ({ page }) => {
  const links = page.getByRole("navigation", { name: farm.label }).getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  await page.goto("/valores");
  await expect(links).toHaveCount(0);
  await page.getByRole("complementary").getByRole("link", { name: shop.label }).click();
  await expect(current).toHaveAttribute("href", "/shop");
  await expect(current).toHaveAttribute("aria-current", "page");
  for (const [path, to] of [
    [PRODUCT, "/shop"],
    ["/checkout", "/shop"],
    [firstRecord("/blog-single-with-sidebar/"), "/blog-standard"],
    [firstRecord("/team-details/"), "/team"],
    [firstRecord("/service-details/"), "/services"],
    [firstRecord("/project-details/"), "/project"],
  ] as const) {
    await page.goto(path);
    await expect(current, path).toHaveAttribute("href", to);
    await expect(current, path).toHaveAttribute("aria-current", "true");
  }
});

test.describe("where a page fails to load", () => {
  test.use({ expectsFaults: true });

  test("goes back and forward between all kinds of pages, each at its top", FIREFOX, async ({ page }) => {
    test.slow();
    await page.route(`**${dataPath("/clientes")}*`, (route) => route.abort());
    await open(page, "/historia");
    const secondPage = builtWords("/shop").title.replace(" · ", ", page 2 · ");
    const visit = [
      ["/historia"],
      ["/shop"],
      ["/shop?page=2", secondPage],
      [PRODUCT],
      ["/clientes", "Something went wrong."],
      ["/contact-us"],
    ] as const;
    for (const [at, link] of [
      footerLink(page, "/shop"),
      page.getByRole("link", { name: "Page 2" }),
      page.getByRole("main").locator(`a[href='${PRODUCT}']`).first(),
      mainMenu(page).getByRole("link", { name: "Clientes" }),
      mainMenu(page).getByRole("link", { name: "Contáctenos" }),
    ].entries()) {
      await link.press("Enter");
      const [path, title = builtWords(path).title] = visit[at + 1] ?? ["/"];
      await expect(page).toHaveTitle(title);
    }
    let at = visit.length - 1;
    // Each step crosses another border: corporate to demo, a list's pages, a page that failed, and several pages at once.
    for (const next of [4, 3, 2, 0, 1, 3, 4, 5, 0]) {
      const [path, title] = visit[next] ?? ["/"];
      await scrollDown(page);
      await page.evaluate((steps) => history.go(steps), next - at);
      await expectArrival(page, path, title);
      at = next;
    }
  });

  test("keeps the page if code fails to load offline", FIREFOX, async ({ page, context }) => {
    await open(page, "/");
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeInViewport({ ratio: 1 });
    const enlarge = page.getByRole("button", { name: /^Ampliar: / }).first();
    await enlarge.click();
    await page.getByRole("heading", { level: 2 }).first().click();
    await expect(page.getByText("Something went wrong.")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  });

  test("loads a new document at its top from the not-found page", FIREFOX, async ({ page }) => {
    await open(page, "/no-such-page");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await scrollDown(page);
    await mainMenu(page).getByRole("link", { name: "Contáctenos" }).press("Enter");
    await expect(page).toHaveTitle(builtWords("/contact-us").title);
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("keeps a toast while the visitor moves between shop and corporate pages", FIREFOX, async ({ page }) => {
  await open(page, "/shop");
  await page.getByRole("button", { name: `Add to cart: ${first.title}` }).click();
  const toast = page.getByText("Product added successfully");
  // It does not close under the pointer.
  await toast.hover();
  await mainMenu(page).getByRole("link", { name: "Contáctenos" }).press("Enter");
  await expectArrival(page, "/contact-us");
  await expect(toast).toBeVisible();
  await page.goBack();
  await expectArrival(page, "/shop");
  await expect(toast).toBeVisible();
});

test("closes an open menu and the open cart with every navigation", FIREFOX, async ({ page }) => {
  await open(page, "/home-2");
  const panel = mainMenu(page).getByRole("list").getByRole("list");
  await mainMenu(page).getByText("Empresa").click();
  await panel.getByRole("link", { name: "Historia" }).click();
  await expectArrival(page, "/historia");
  await expect(panel).toBeHidden();
  await mainMenu(page).getByText("Productos").click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(builtWords("/home-2").title);
  await expect(panel).toBeHidden();
  await badge(page).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.goForward();
  await expectArrival(page, "/historia");
  await expect(page.getByText("Your cart is empty.")).toBeHidden();
});

test("keeps the scroll position when the page reloads", FIREFOX, async ({ page }) => {
  await open(page, "/valores");
  await footerLink(page, "/historia").press("Enter");
  await expectArrival(page, "/historia");
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test("keeps the list view on another page, after a product and after a reload", FIREFOX, async ({ page }) => {
  const expectSecondPage = async () => {
    await expect(page.getByText(resultsOf(2))).toBeVisible();
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
  };
  await open(page, "/shop");
  await page.getByRole("tab", { name: "List" }).click();
  await page.getByRole("link", { name: "Page 2" }).press("Enter");
  await expectSecondPage();
  await page.getByRole("main").locator(`a[href='${PRODUCT}']`).first().press("Enter");
  await expectArrival(page, PRODUCT);
  await page.goBack();
  await expectSecondPage();
  await page.reload();
  await expectSecondPage();
  await page.getByRole("tab", { name: "Grid" }).click();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
});

for (const [what, path, role, name, attribute] of [
  ["the way to order on the services page", "/services", "tab", "Home Delivery", "aria-selected"],
  ["the filter of home 4", "/home-4", "button", "Fish", "aria-pressed"],
] as const) {
  test(`keeps ${what} when the visitor comes back`, async ({ page }) => {
    await open(page, path);
    const choice = page.getByRole(role, { name, exact: true });
    await choice.click();
    await footerLink(page, "/historia").press("Enter");
    await expectArrival(page, "/historia");
    await page.goBack();
    await expect(choice).toHaveAttribute(attribute, "true");
  });
}

test("shows progress while a page loads", async ({ page }) => {
  const release = await hold(page, `**${dataPath("/historia")}*`);
  await open(page, "/shop");
  await footerLink(page, "/historia").press("Enter");
  await expect(page.locator("[data-progress]")).toBeAttached();
  await expect(page).toHaveURL("/shop");
  release();
  await expectArrival(page, "/historia");
  await expect(page.locator("[data-progress]")).toHaveCount(0);
});

test("fetches a page's data as soon as its link is hovered or focused", FIREFOX, async ({ page }) => {
  await open(page, "/");
  const hovered = page.waitForResponse(`**${dataPath("/clientes")}`);
  await mainMenu(page).getByRole("link", { name: "Clientes" }).hover();
  expect((await hovered).ok()).toBe(true);
  const focused = page.waitForResponse(`**${dataPath("/valores")}`);
  await footerLink(page, "/valores").focus();
  expect((await focused).ok()).toBe(true);
  await expect(page).toHaveURL("/");
});

test("scrolls to the top on a link to the same page", FIREFOX, async ({ page }) => {
  await open(page, "/about-us");
  await footerLink(page, "/about-us").press("Enter");
  await expect.poll(() => scrollTop(page)).toBe(0);

  for (const [path, query] of [
    ["/shop", "?page=0"],
    ["/contact-us", "?producto=1"],
  ] as const) {
    await open(page, path + query);
    await footerLink(page, path).press("Enter");
    await expect.poll(() => scrollTop(page), path).toBe(0);
  }
});

test("goes back from a section to the top of its page", FIREFOX, async ({ page }) => {
  await open(page, "/ficha-tecnica");
  await page.locator('main a[href="#registro"]').click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await page.evaluate(() => history.back());
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("leads to the section that a link names", FIREFOX, async ({ page }) => {
  await open(page, "/clientes");
  const link = page.getByRole("main").locator('a[href^="/proceso-produccion#"]').last();
  const [, section = ""] = (await link.getAttribute("href"))?.split("#") ?? [];
  await link.click();
  await expect(page.locator(`#${section}`).getByRole("heading").first()).toBeInViewport();
});

test("starts the Tab order with the skip link to the content", FIREFOX, async ({ page }) => {
  await open(page, "/valores");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("shows the button back to the top after 100 px of scroll", FIREFOX, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Volver arriba" });
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 50, height: 50 });
  await button.press("Enter");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
