import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { expect, open, test } from "./site";
import { badge, banana, openWithCart, snapper, windows } from "./storefront";

// The states that a visitor can bring about; every-page.spec.ts audits each page as it first stands.

test.use({ contextOptions: { reducedMotion: "reduce" }, expectsFaults: true });

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const tab = (name: string | RegExp) => (page: Page) => page.getByRole("tab", { name }).click();
const message = (page: Page) => page.getByRole("form", { name: "Escríbanos" });

const states: [path: string, state: string, bringAbout: (page: Page) => Promise<void>][] = [
  ["/no-such-page", "not found", async () => {}],
  ["/shop?page=2", "another page of a list", async () => {}],
  ["/shop", "list view", tab("List")],
  ["/shop-single/1", "facts", tab("Additional Information")],
  ["/shop-single/1", "reviews", tab(/^Review/)],
  ["/services", "the other way to order", tab("Home Delivery")],
  ["/faq", "another question", (page) => page.getByText("May I visit the farm?").click()],
  ["/", "empty cart in the header", (page) => badge(page).click()],
  [
    "/historia",
    "menu group",
    async (page) => {
      const menuButton = page.getByRole("button", { name: "Abrir el menú" });
      if (await menuButton.isVisible()) await menuButton.click();
      await page.locator("summary:visible", { hasText: "Documentos" }).click();
      await expect(page.getByRole("link", { name: "Código de Ética" }).first()).toBeVisible();
    },
  ],
  [
    "/",
    "lightbox",
    async (page) => {
      await press("Ampliar: Aceite crudo de palma")(page);
      await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    },
  ],
  [
    "/home-2",
    "video",
    async (page) => {
      const body = '<html lang="en"><title>Video</title><p>Video</p></html>';
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body }));
      await press("OUR STORY")(page);
      await expect(page.getByRole("dialog", { name: "Our story" })).toBeVisible();
    },
  ],
  [
    "/shop-single/1",
    "two toasts",
    async (page) => {
      await press("Add to cart")(page);
      await press("Add to cart")(page);
      await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
    },
  ],
  [
    "/checkout",
    "countries",
    async (page) => {
      await page.getByRole("combobox", { name: "Country" }).click();
      await expect(page.getByRole("listbox", { name: "Country" })).toBeVisible();
    },
  ],
  ["/contact-us", "empty form submitted", (page) => message(page).getByRole("button").click()],
  [
    "/contact-us",
    "message that could not be sent",
    async (page) => {
      await page.route(/send-form/, (route) => route.fulfill({ status: 500, body: "" }));
      await message(page).getByLabel("Nombre").fill("Marta");
      await message(page).getByLabel("Correo electrónico").fill("marta@example.com");
      await message(page).getByLabel("Mensaje").fill("Hola");
      await message(page).getByRole("button").click();
      await expect(message(page).getByRole("status")).not.toBeEmpty();
    },
  ],
  [
    "/contact-us?producto=aceite-crudo-de-palma#cotizacion",
    "incomplete quote, then a quote that was changed by hand",
    async (page) => {
      await page.getByRole("checkbox", { name: /^Índice de yodo/ }).check();
      await press("Poner en el mensaje")(page);
      await expect(page.getByLabel("Cantidad")).toBeFocused();
      await expectAccessible(page);
      await page.getByLabel("Cantidad").fill("40");
      await press("Poner en el mensaje")(page);
      await expect(page.getByRole("button", { name: "Deshacer" })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("Mensaje *").fill("Solicitud de cotización\nAceite");
      page.once("dialog", (dialog) => void dialog.dismiss());
      await press("Poner en el mensaje")(page);
      await expect(page.getByLabel("Mensaje *")).toHaveValue("Solicitud de cotización\nAceite");
    },
  ],
];

for (const [size, viewport] of Object.entries(windows)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const [path, state, bringAbout] of states) {
      test(`${path}: ${state}`, async ({ page }) => {
        await open(page, path);
        await bringAbout(page);
        await expectAccessible(page);
      });
    }

    for (const path of ["/cart", "/checkout", "/shop"]) {
      test(`${path}: full cart, open in the header`, async ({ page }) => {
        await openWithCart(page, path, [banana, snapper]);
        await badge(page).click();
        await expectAccessible(page);
      });
    }
  });
}
