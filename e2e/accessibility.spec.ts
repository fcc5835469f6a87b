import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { expect, messageForm, open, test, writeMessage } from "./site";
import { badge, first, openWithCart, second, windows } from "./storefront";

// The states that a visitor can bring about; every-page.spec.ts audits each page as it first stands.

test.use({ contextOptions: { reducedMotion: "reduce" }, expectsFaults: true });

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const tab = (name: string | RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

type Step = (page: Page) => Promise<unknown>;

/** Walks through pages: each step ends in a state to audit. */
const walks: Record<string, [path: string, ...steps: Step[]]> = {
  "the not-found page": ["/no-such-page"],
  "another page of a list": ["/shop?page=2"],
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
  "the list of countries": [
    "/checkout",
    async (page) => {
      await page.getByRole("combobox", { name: "Country" }).click();
      await expect(page.getByRole("listbox", { name: "Country" })).toBeVisible();
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

for (const [size, viewport] of Object.entries(windows)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const [state, [path, ...steps]] of Object.entries(walks)) {
      test(`${state}: accessible`, async ({ page }) => {
        await open(page, path);
        if (steps.length === 0) await expectAccessible(page);
        for (const step of steps) {
          await step(page);
          await expectAccessible(page);
        }
      });
    }

    for (const path of ["/cart", "/checkout"]) {
      test(`a full cart, open in the header of ${path}: accessible`, async ({ page }) => {
        await openWithCart(page, path, [first, second]);
        await badge(page).click();
        await expectAccessible(page);
      });
    }
  });
}
