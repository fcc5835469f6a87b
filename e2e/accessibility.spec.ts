import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { expect, hydrated, test } from "./site";
import { banana, openWithCart, snapper, windows } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A state of a page: where it is, and what opens it. */
type State = { path: string; open: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** What a visitor can open or bring about; every page as it first stands is audited in every-page.spec.ts. */
const states: Record<string, State> = {
  "another page of a list": { path: "/shop?page=2", open: async () => {} },
  "a group of the menu": {
    path: "/historia",
    open: async (page) => {
      const menuButton = page.getByRole("button", { name: "Abrir el menú" });
      if (await menuButton.isVisible()) await menuButton.click();
      await page.locator("summary:visible", { hasText: "Documentos" }).click();
      await expect(page.getByRole("link", { name: "Código de Ética" }).first()).toBeVisible();
    },
  },
  "the empty cart in the header": {
    path: "/",
    open: (page) => page.getByRole("banner").locator('summary[aria-label^="Carrito"]').click(),
  },
  "the lightbox": {
    path: "/",
    open: async (page) => {
      await press("Ampliar: Aceite crudo de palma")(page);
      await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    },
  },
  "a video": {
    path: "/home-2",
    open: async (page) => {
      await page.route(/youtube/, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: '<html lang="en"><title>Video</title><p>Video</p></html>',
        }),
      );
      await press("OUR STORY")(page);
      await expect(page.getByRole("dialog", { name: "Our story" })).toBeVisible();
    },
  },
  "a product just added, and added again": {
    path: "/shop-single/1",
    open: async (page) => {
      await press("Add to cart")(page);
      await press("Add to cart")(page);
      await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
    },
  },
  "the shop as a list": {
    path: "/shop",
    open: (page) => page.getByRole("tab", { name: "List" }).click(),
  },
  "the sizes and reviews of a product": {
    path: "/shop-single/1",
    open: (page) => page.getByRole("tab", { name: /^Review/ }).click(),
  },
  "a product's facts": {
    path: "/shop-single/1",
    open: (page) => page.getByRole("tab", { name: "Additional Information" }).click(),
  },
  "the other way to order": {
    path: "/services",
    open: (page) => page.getByRole("tab", { name: "Home Delivery" }).click(),
  },
  "another question": {
    path: "/faq",
    open: (page) => page.getByText("May I visit the farm?").click(),
  },
  "the list of countries": {
    path: "/checkout",
    open: async (page) => {
      await page.getByRole("combobox", { name: "Country" }).click();
      await expect(page.getByRole("listbox", { name: "Country" })).toBeVisible();
    },
  },
  "a form that was sent empty": {
    path: "/contact-us",
    open: (page) => page.getByRole("form", { name: "Escríbanos" }).getByRole("button").click(),
  },
  "a request for a quote that misses something": {
    path: "/contact-us?producto=aceite-crudo-de-palma#cotizacion",
    open: async (page) => {
      await page.getByRole("checkbox", { name: /^Índice de yodo/ }).check();
      await press("Poner en el mensaje")(page);
      await expect(page.getByLabel("Cantidad")).toBeFocused();
    },
  },
  "a request for a quote that was changed by hand": {
    path: "/contact-us?producto=raquis-picado#cotizacion",
    open: async (page) => {
      await page.getByLabel("Cantidad").fill("40");
      await press("Poner en el mensaje")(page);
      await expect(page.getByRole("button", { name: "Deshacer" })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("Mensaje *").fill("Solicitud de cotización\nRaquis");
      page.once("dialog", (dialog) => void dialog.dismiss());
      await press("Poner en el mensaje")(page);
      await expect(page.getByLabel("Mensaje *")).toHaveValue("Solicitud de cotización\nRaquis");
    },
  },
  "a message that could not be sent": {
    path: "/contact-us",
    open: async (page) => {
      await page.route(/send-form/, (route) => route.fulfill({ status: 500, body: "" }));
      const form = page.getByRole("form", { name: "Escríbanos" });
      await form.getByLabel("Nombre").fill("Marta");
      await form.getByLabel("Correo electrónico").fill("marta@example.com");
      await form.getByLabel("Mensaje").fill("Hola");
      await form.getByRole("button").click();
      await expect(form.getByRole("status")).not.toBeEmpty();
    },
  },
};

for (const [size, viewport] of Object.entries(windows)) {
  test.describe(size, () => {
    test.use({ viewport });

    test("the not-found page is open to everyone", async ({ browser, site }) => {
      const page = await browser.newPage({ baseURL: site.origin, viewport });
      await page.goto("/nada");
      await hydrated(page);
      await expectAccessible(page);
      await page.close();
    });

    for (const [name, { path, open }] of Object.entries(states)) {
      test(`${name}: open to everyone`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await open(page);
        await expectAccessible(page);
      });
    }

    for (const path of ["/cart", "/checkout", "/shop"]) {
      test(`${path} with a full cart, opened in the header: open to everyone`, async ({ page }) => {
        await openWithCart(page, path, [banana, snapper]);
        await page.getByRole("banner").locator('summary[aria-label^="Carrito"]').click();
        await expectAccessible(page);
      });
    }
  });
}
