import type { Page } from "@playwright/test";
import { denyStorage, expect, open, test } from "./site";
import { costOf, dollars, fillNumber, first, openWithCart, second } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const panel = (page: Page) => page.getByRole("form", { name: "Solicitud de cotización" });
const message = (page: Page) => page.getByLabel("Mensaje *");
const quantity = (page: Page) => panel(page).getByLabel("Cantidad");
const put = (page: Page) => panel(page).getByRole("button", { name: "Poner en el mensaje" });
const undo = (page: Page) => page.getByRole("button", { name: "Deshacer" });
const summary = (page: Page) => page.locator("summary", { hasText: "Pedir una cotización" });

const PALM_OIL = "/contact-us?producto=aceite-crudo-de-palma#cotizacion";
const PART = "Solicitud de cotización\nProducto: Aceite crudo de palma\nCantidad: 500\u00A0t";

test("keeps a request that is put into an unsent message", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("contactMessage", JSON.stringify({ message: "Hola" })));
  await open(page, PALM_OIL);
  await quantity(page).fill("500");
  await put(page).click();
  await page.reload();
  await expect(message(page)).toHaveValue(`Hola\n\n${PART}`);
});

test("takes a request from a product's sheet to the message by keyboard, and back", async ({ page }) => {
  await open(page, "/ficha-tecnica");
  await page.getByRole("link", { name: "Pedir cotización de Aceite crudo de palma" }).press("Enter");
  await expect(page).toHaveURL(PALM_OIL);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await expect(panel(page).getByLabel("Producto")).toHaveValue("aceite-crudo-de-palma");

  await put(page).press("Enter");
  await expect(quantity(page)).toBeFocused();
  expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await expect(message(page)).toHaveValue("");

  await page.keyboard.type("1,102,311");
  for (const [field, key] of [
    ["Unidad", "l"],
    ["Envase", "f"],
    ["Incoterms 2020", "F"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(panel(page).getByLabel(field)).toBeFocused();
    await page.keyboard.type(key);
  }
  await panel(page).getByLabel("Incoterms 2020").selectOption("FOB");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Puerto Cortés");
  const checkbox = (name: string | RegExp) => panel(page).getByRole("checkbox", { name });
  await checkbox(/^Ácidos grasos libres/).press("Space");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByLabel("Valor que busca: Ácidos grasos libres")).toBeFocused();
  await page.keyboard.type("3,5");
  await checkbox("Certificado de análisis").press("Space");
  await checkbox(/una muestra/).press("Space");
  await put(page).press("Enter");
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
  await undo(page).press("Enter");
  await expect(message(page)).toHaveValue("");
  await expect(panel(page).getByRole("status")).toContainText("Se deshizo");
  await expect(message(page)).toBeFocused();
});

test("loads its code on first use, and sends nothing but the message", async ({ page }) => {
  const code: string[] = [];
  page.on("request", (request) => {
    if (/quote-form/.test(request.url())) code.push(request.url());
  });
  await open(page, "/contact-us");
  await expect(panel(page)).toBeHidden();
  expect(code).toEqual([]);
  await summary(page).click();
  await panel(page).getByLabel("Producto").selectOption("Aceite crudo de palma");
  expect(code).toHaveLength(1);
  await fillNumber(quantity(page), "500");
  await put(page).click();
  await page.getByLabel("Nombre *").fill("Marta Euceda");
  await page.getByLabel("Correo electrónico *").fill("marta@refineria.example");
  const sent = page.waitForRequest("**/send-form");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const body = (await sent).postData() ?? "";
  // Its last four fields are those of the email service's own client.
  expect(Array.from(body.matchAll(/name="([^"]+)"/g), ([, name]) => name)).toEqual(
    "name email phone message lib_version service_id template_id user_id".split(" "),
  );
  expect(body).toContain("Aceite crudo de palma");
});

test("lists without scripts what to write, without controls", async ({ plainPage: page }) => {
  await page.goto("/contact-us");
  const help = page.getByRole("group").filter({ hasText: "Pedir una cotización" });
  await expect(help.getByRole("list")).toBeHidden();
  await summary(page).click();
  await expect(help.getByRole("listitem")).toHaveCount(8);
  await expect(help.getByRole("listitem").first()).toContainText("Raquis picado");
  await expect(help.locator("input, select, button, a")).toHaveCount(0);
});

test("takes a full cart from the checkout to the message", async ({ page }) => {
  await openWithCart(page, "/checkout", [first, second]);
  await page.getByRole("link", { name: "Send this cart as an enquiry" }).click();
  await expect(page).toHaveURL("/contact-us#carrito");
  await expect(message(page)).toHaveValue(`Consulta por un carrito de la tienda
2 × ${first.title}, a ${dollars(first.price)} cada uno: ${costOf(first)}
1 × ${second.title}, a ${dollars(second.price)} cada uno: ${costOf(second)}
Total: ${costOf(first, second)}, con envío gratis`);
  await expect(page.getByText("Su carrito está en el mensaje.")).toBeInViewport();
  // The second time its code is there at once, before the draft of an unsent message.
  await page.evaluate(() => localStorage.setItem("contactMessage", '{"message":"Unsent"}'));
  await page.goBack();
  await page.getByRole("link", { name: "Send this cart as an enquiry" }).click();
  await expect(message(page)).toHaveValue(/^Unsent\n\nConsulta por un carrito/);
});

test.describe("with storage denied", () => {
  test.use({ expectsFaults: true });

  test("still takes the cart along", async ({ page }) => {
    await denyStorage(page);
    const errors: string[] = [];
    page.on("pageerror", ({ message: text }) => errors.push(text));
    await open(page, `/shop-single/${first.id}`);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("link", { name: "View cart" }).first().click();
    await page.getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("link", { name: "Send this cart as an enquiry" }).click();
    await expect(message(page)).toHaveValue(new RegExp(`\n1 × ${first.title}, a `));
    expect(errors).toEqual([]);
  });
});
