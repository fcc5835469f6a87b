import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";
import { banana, fillNumber, openWithCart, snapper, windows } from "./storefront";

const panel = (page: Page) => page.getByRole("form", { name: "Solicitud de cotización" });
const message = (page: Page) => page.getByLabel("Mensaje *");
const put = (page: Page) => panel(page).getByRole("button", { name: "Poner en el mensaje" });
const undo = (page: Page) => page.getByRole("button", { name: "Deshacer" });

const open = async (page: Page, product = "aceite-crudo-de-palma") => {
  await page.goto(`/contact-us?producto=${product}#cotizacion`);
  await hydrated(page);
  await expect(put(page)).toBeVisible();
};

const quantity = (page: Page) => panel(page).getByLabel("Cantidad");

const PART = "Solicitud de cotización\nProducto: Aceite crudo de palma\nCantidad: 500\u00A0t";

for (const [size, viewport] of Object.entries(windows)) {
  test(`on a ${size}, from a product's sheet to the message by keyboard alone, and back`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/ficha-tecnica");
    await hydrated(page);
    await page.getByRole("link", { name: "Pedir cotización de Aceite crudo de palma" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact-us?producto=aceite-crudo-de-palma#cotizacion");
    await expect(page.locator("summary", { hasText: "Pedir una cotización" })).toBeFocused();
    await expect(page.locator("summary", { hasText: "Pedir una cotización" })).toBeInViewport();
    await expect(panel(page).getByLabel("Producto")).toHaveValue("aceite-crudo-de-palma");

    // What is missing is said, and has the focus.
    await put(page).focus();
    await page.keyboard.press("Enter");
    await expect(quantity(page)).toBeFocused();
    expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    );
    await expect(message(page)).toHaveValue("");

    await page.keyboard.type("1,102,311");
    for (const [stop, key] of [
      ["Unidad", "l"],
      ["Envase", "f"],
      ["Incoterms 2020", "F"],
    ] as const) {
      await page.keyboard.press("Tab");
      await expect(panel(page).getByLabel(stop)).toBeFocused();
      await page.keyboard.type(key);
    }
    await panel(page).getByLabel("Incoterms 2020").selectOption("FOB");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Puerto Cortés");
    const acids = panel(page).getByRole("checkbox", { name: /^Ácidos grasos libres/ });
    await acids.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByLabel("Valor que busca: Ácidos grasos libres")).toBeFocused();
    await page.keyboard.type("3,5");
    await panel(page).getByRole("checkbox", { name: "Certificado de análisis" }).focus();
    await page.keyboard.press("Space");
    await panel(page)
      .getByRole("checkbox", { name: /una muestra/ })
      .focus();
    await page.keyboard.press("Space");
    await put(page).focus();
    await page.keyboard.press("Enter");
    await expect(message(page)).toHaveValue(
      [
        "Solicitud de cotización",
        "Producto: Aceite crudo de palma",
        "Cantidad: 1,102,311\u00A0lb (500\u00A0t)",
        "Envase: flexitanque",
        "Incoterms 2020: FOB Puerto Cortés",
        "Especificación:",
        "– Ácidos grasos libres, como palmítico · FFA: máx. 3.5\u00A0%",
        "Documentos: certificado de análisis",
        "Muestra: sí, antes de comprar",
      ].join("\n"),
    );
    await expect(panel(page).getByRole("status")).toContainText("está en su mensaje");
    await undo(page).focus();
    await page.keyboard.press("Enter");
    await expect(message(page)).toHaveValue("");
    await expect(panel(page).getByRole("status")).toContainText("Se deshizo");
    await expect(message(page)).toBeFocused();
    expect(faults.list).toEqual([]);
  });
}

test("what a visitor wrote stays, and is asked for before it is replaced", async ({ page }) => {
  await open(page);
  const own = "Buenos días:\n\nSomos una jabonería.";
  await message(page).fill(own);
  await fillNumber(quantity(page), "500");
  await put(page).click();
  await expect(message(page)).toHaveValue(`${own}\n\n${PART}`);

  // What it wrote itself it replaces, and words around it stay.
  await message(page).fill(`${own}\n\n${PART}\n\nGracias.`);
  await panel(page).getByLabel("Envase").selectOption("tambor");
  await put(page).click();
  const withDrums = `${own}\n\n${PART}\nEnvase: tambor\n\nGracias.`;
  await expect(message(page)).toHaveValue(withDrums);

  const edited = withDrums.replace("tambor", "tambor nuevo");
  await message(page).fill(edited);
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await put(page).click();
  expect(questions).toEqual([expect.stringContaining("cambió a mano")]);
  await expect(message(page)).toHaveValue(edited);

  page.once("dialog", (dialog) => void dialog.accept());
  await put(page).click();
  await expect(message(page)).toHaveValue(withDrums);
  await undo(page).click();
  await expect(message(page)).toHaveValue(edited);
});

test("undoing leaves what was typed since", { tag: "@chromium" }, async ({ page }) => {
  await open(page);
  await fillNumber(quantity(page), "500");
  await put(page).click();
  await message(page).fill(`Hola.\n\n${PART}\n\nGracias.`);
  await undo(page).click();
  await expect(message(page)).toHaveValue("Hola.\n\nGracias.");
});

test("an unknown product is ignored; a reload keeps what was chosen", async ({ page, faults }) => {
  await open(page, "aceite-de-oliva");
  await expect(panel(page).getByLabel("Producto")).toHaveValue("");
  await panel(page).getByLabel("Producto").selectOption("Raquis picado");
  await fillNumber(quantity(page), "40");
  await page.reload();
  await hydrated(page);
  await expect(panel(page).getByLabel("Producto")).toHaveValue("raquis-picado");
  await expect(quantity(page)).toHaveValue("40");
  expect(faults.list).toEqual([]);
});

// Firefox's driver does not tell what a request sends.
test(
  "it sends nothing of its own, and its code comes with its first use",
  { tag: "@chromium" },
  async ({ page }) => {
    const code: string[] = [];
    page.on("request", (request) => {
      if (/quote-form/.test(request.url())) code.push(request.url());
    });
    await page.goto("/contact-us");
    await hydrated(page);
    await expect(panel(page)).toBeHidden();
    expect(code).toEqual([]);
    await page.getByText("Pedir una cotización").click();
    await panel(page).getByLabel("Producto").selectOption("Aceite crudo de palma");
    expect(code).toHaveLength(1);
    await fillNumber(quantity(page), "500");
    await put(page).click();
    await page.getByLabel("Nombre *").fill("Marta Euceda");
    await page.getByLabel("Correo electrónico *").fill("marta@refineria.example");
    const sent = page.waitForRequest("**/send-form");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    const body = (await sent).postData() ?? "";
    const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(names.slice(0, 4)).toEqual(["name", "email", "phone", "message"]);
    expect(names).toHaveLength(8);
    expect(body).toContain("Aceite crudo de palma");
  },
);

test(
  "the text is copied, mailed and shared as it would stand in the message",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void told.push(text) },
      });
      Object.defineProperty(navigator, "share", {
        value: async ({ text }: ShareData) => void told.push(text ?? ""),
      });
    });
    await open(page);
    await fillNumber(quantity(page), "500");
    await panel(page).getByRole("button", { name: "Copiar" }).click();
    await expect(panel(page).getByRole("status")).toHaveText("Texto copiado.");
    await panel(page).getByRole("button", { name: "Compartir" }).click();
    expect(await page.evaluate(() => Reflect.get(globalThis, "told"))).toEqual([PART, PART]);
    const mail = await panel(page).getByRole("link", { name: "Enviar por correo" }).getAttribute("href");
    const { pathname, searchParams } = new URL(mail ?? "");
    expect(pathname).toBe("contacto@aceitescorozal.example");
    expect(searchParams.get("subject")).toBe("Solicitud de cotización");
    expect(searchParams.get("body")).toBe(PART.replaceAll("\n", "\r\n"));
    await expect(message(page)).toHaveValue("");
  },
);

test("where the browser can neither copy nor share, it says so", { tag: "@chromium" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
    });
  });
  await open(page);
  await fillNumber(quantity(page), "500");
  await expect(panel(page).getByRole("button", { name: "Compartir" })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Copiar" }).click();
  await expect(panel(page).getByRole("status")).toContainText("Póngalo en el mensaje");
});

test("without scripts it says what to write, and has nothing to press", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/contact-us");
  const help = page.getByRole("group").filter({ hasText: "Pedir una cotización" });
  await expect(help.getByRole("list")).toBeHidden();
  await page.getByText("Pedir una cotización").click();
  await expect(help.getByRole("listitem")).toHaveCount(8);
  await expect(help.getByRole("listitem").first()).toContainText("Raquis picado");
  await expect(help.locator("input, select, button, a")).toHaveCount(0);
  await context.close();
});

const CART = `Consulta por un carrito de la tienda
2 × Sweet Banana, a $3.20 cada uno: $6.40
1 × Red Snapper, a $12.50 cada uno: $12.50
Total: $18.90, con envío gratis`;

test("the checkout takes a full cart to the message, and nothing of it into an address", async ({
  page,
  faults,
}) => {
  await openWithCart(page, "/checkout", [banana, snapper]);
  await page.getByRole("link", { name: "Send this cart as an enquiry" }).click();
  await expect(page).toHaveURL("/contact-us#carrito");
  await expect(message(page)).toHaveValue(CART);
  await expect(page.getByText("Su carrito está en el mensaje.")).toBeInViewport();
  await undo(page).click();
  await expect(message(page)).toHaveValue("");
  await expect(message(page)).toBeFocused();
  expect(faults.list).toEqual([]);
});

test("an empty cart cannot be sent", { tag: "@chromium" }, async ({ page }) => {
  await openWithCart(page, "/checkout", []);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Your cart is empty." })).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to the shop" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Send this cart as an enquiry" })).toHaveCount(0);
});

test("with storage denied the cart goes along all the same", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await page.goto("/shop-single/1");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await page.getByRole("link", { name: "Checkout" }).click();
  await page.getByRole("link", { name: "Send this cart as an enquiry" }).click();
  await expect(message(page)).toHaveValue(/\n1 × Sweet Banana, a \$3\.20 cada uno: \$3\.20\n/);
});
