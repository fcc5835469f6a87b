import type { Page } from "@playwright/test";
import { allViolations, violations } from "./accessibility";
import { expect, FULL, messageForm, open, test, writeMessage } from "./site";
import { badge, first, second, storeCart, windows } from "./storefront";

// The states that a visitor can bring about; every-page.spec.ts audits each page as it first stands.

test.use({ contextOptions: { reducedMotion: "reduce" }, expectsFaults: true });

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const tab = (name: string | RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

type Step = (page: Page) => Promise<unknown>;

/** Each step ends in a state to audit. */
const walks: Record<string, [path: string, ...steps: Step[]]> = {
  "the not-found page": ["/no-such-page", (page) => expect(page.getByRole("main")).toBeVisible()],
  "another page of a list": ["/shop?page=2", (page) => expect(page.getByText("Showing 9")).toBeVisible()],
  "the list view": ["/shop", tab("List")],
  "a product's tabs": [`/shop-single/${first.id}`, tab("Additional Information"), tab(/^Review/)],
  "two toasts": [
    `/shop-single/${first.id}`,
    async (page) => {
      await press("Add to cart")(page);
      await press("Add to cart")(page);
      await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
    },
  ],
  "the other way to order": ["/services", tab("Home Delivery")],
  "another question": ["/faq", (page) => page.getByRole("main").locator("summary").last().click()],
  "an empty cart in the header, then a menu group": [
    "/",
    (page) => badge(page).click(),
    async (page) => {
      await page.keyboard.press("Escape");
      const menuButton = page.getByRole("button", { name: "Abrir el menú" });
      if (await menuButton.isVisible()) await menuButton.click();
      await page.locator("summary:visible", { hasText: "Documentos" }).click();
      await expect(page.getByRole("link", { name: "Código de Ética" }).first()).toBeVisible();
    },
  ],
  "a full cart, open in the header of the cart": ["/cart", (page) => badge(page).click()],
  "a full cart, open in the header of the checkout": ["/checkout", (page) => badge(page).click()],
  "the lightbox": [
    "/",
    async (page) => {
      await press(/^Ampliar/)(page);
      await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    },
  ],
  "a video": [
    "/home-2",
    async (page) => {
      const body = '<html lang="en"><title>Video</title><p>Video</p></html>';
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body }));
      await press("OUR STORY")(page);
      await expect(page.getByRole("dialog", { name: "Our story" })).toBeVisible();
    },
  ],
  "an empty message, then one that could not be sent": [
    "/contact-us",
    (page) => messageForm(page).getByRole("button").click(),
    async (page) => {
      await page.route(/send-form/, (route) => route.fulfill({ status: 500, body: "" }));
      await writeMessage(page);
      await messageForm(page).getByRole("button").click();
      await expect(messageForm(page).getByRole("status")).not.toBeEmpty();
    },
  ],
  "an incomplete quote, then one in the message": [
    "/contact-us#cotizacion",
    async (page) => {
      await press("Poner en el mensaje")(page);
      await expect(page.getByLabel("Producto", { exact: true })).toBeFocused();
    },
    async (page) => {
      await page.getByLabel("Producto", { exact: true }).selectOption({ index: 1 });
      await page.getByLabel("Cantidad").fill("40");
      await press("Poner en el mensaje")(page);
      await expect(page.getByRole("button", { name: "Deshacer" })).toBeVisible();
    },
  ],
};

for (const { size, checkers, audit, details } of [
  { size: "phone", checkers: "axe", audit: violations, details: {} },
  { size: "phone", checkers: "both checkers", audit: allViolations, details: FULL },
  { size: "desktop", checkers: "both checkers", audit: allViolations, details: FULL },
] as const) {
  test.describe(`on a ${size}, by ${checkers}`, () => {
    test.use({ viewport: windows[size] });

    for (const [state, [path, ...steps]] of Object.entries(walks)) {
      test(`${state}: accessible`, details, async ({ page }) => {
        if (state.startsWith("a full cart")) await storeCart(page, [first, second]);
        await open(page, path);
        for (const step of steps) {
          await step(page);
          expect(await audit(page)).toEqual([]);
        }
      });
    }
  });
}
