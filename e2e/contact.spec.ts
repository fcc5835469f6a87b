import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";

const SEND = "**/api/v1.0/email/send-form";
const FAILED = "Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.";
const SENT = "¡Mensaje enviado con éxito!";

const typed = {
  Nombre: "Marta Euceda",
  "Correo electrónico": "marta@refineria.example",
  Teléfono: "+31 10 000 0000",
  Mensaje: "Buscamos 500 t de aceite crudo.\n¿Cuándo pueden cargar?",
};

const form = (page: Page) => page.getByRole("form", { name: "Escríbanos" });
const send = (page: Page) => form(page).getByRole("button");

async function fill(page: Page, values: Partial<typeof typed> = typed) {
  await page.goto("/contact-us");
  await hydrated(page);
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

async function expectKept(page: Page) {
  await expect(form(page).getByRole("status")).toContainText(FAILED);
  for (const [label, value] of Object.entries(typed)) {
    await expect(form(page).getByLabel(label)).toHaveValue(value);
  }
  await expect(send(page)).toBeEnabled();
}

test("a message is delivered, and the form is empty again", async ({ page, site, faults }) => {
  await fill(page);
  await send(page).click();
  await expect(form(page).getByRole("status")).toHaveText(SENT);
  for (const label of Object.keys(typed)) await expect(form(page).getByLabel(label)).toHaveValue("");
  const mails = await site.outbox.messages();
  const mail = mails.find((text) => text.includes("Marta Euceda"));
  expect(mail).toMatch(/^Reply-To: .*marta@refineria\.example/m);
  expect(mail).toContain("+31 10 000 0000");
  expect(mail).toMatch(/Buscamos 500 t de aceite crudo/);
  expect(faults.list).toEqual([]);
});

// Firefox's driver does not tell what a request sends.
test("the request is the one of the email service's client", { tag: "@chromium" }, async ({ page }) => {
  await fill(page);
  const sent = page.waitForRequest(SEND);
  await send(page).click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toContain("multipart/form-data");
  const names = [...(request.postData() ?? "").matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    "name",
    "email",
    "phone",
    "message",
    "lib_version",
    "service_id",
    "template_id",
    "user_id",
  ]);
});

test("placeholders and required fields are those of the specification, and validation is the browser's", async ({
  page,
}) => {
  await page.goto("/contact-us");
  for (const [placeholder, required] of [
    ["Nombre", true],
    ["Correo Electrónico*", true],
    ["Teléfono", false],
    ["Cuéntanos sobre tu proyecto *", true],
  ] as const) {
    const field = page.getByPlaceholder(placeholder, { exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveJSProperty("required", required);
  }
  await fill(page, { ...typed, "Correo electrónico": "no es un correo" });
  await send(page).click();
  await expect(form(page).getByLabel("Correo electrónico")).toBeFocused();
  await expect(form(page).getByRole("status")).toBeEmpty();
});

test("a field of nothing but spaces is empty, and the browser says so beside it", async ({ page, site }) => {
  const before = await site.outbox.messages();
  await fill(page, { ...typed, Mensaje: "   \n " });
  await send(page).click();
  const message = form(page).getByLabel("Mensaje");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("");
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true);
  await expect(form(page).getByLabel("Nombre")).toHaveValue(typed.Nombre);
  await expect(form(page).getByRole("status")).toHaveText("");
  expect(await site.outbox.messages()).toEqual(before);
  await message.fill("Hola");
  await send(page).click();
  await expect(form(page).getByRole("status")).toHaveText(SENT);
});

test("while it sends, the button says so and cannot be pressed again", async ({ page }) => {
  let requests = 0;
  const held = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    requests++;
    await held.promise;
    await route.fulfill({ status: 200, body: "OK" });
  });
  await fill(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveText("Enviando…");
  await expect(send(page)).toBeDisabled();
  held.resolve();
  await expect(form(page).getByRole("status")).toHaveText(SENT);
  expect(requests).toBe(1);
});

test("an answer that refuses, whatever it holds, or none, keeps what was typed; another try works", async ({
  page,
}) => {
  let answer: { status: number; body: string } | undefined;
  await page.route(SEND, (route) => (answer ? route.fulfill(answer) : route.abort()));
  await fill(page);
  for (const [status, body] of [
    [400, "no"],
    [429, "{"],
    [500, ""],
    [502, "<h1>502</h1>"],
    [502, "null"],
  ] as const) {
    answer = { status, body };
    const answered = page.waitForResponse(SEND);
    await send(page).click();
    await answered;
    await expectKept(page);
  }
  answer = undefined;
  const failed = page.waitForEvent("requestfailed");
  await send(page).click();
  await failed;
  await expectKept(page);
  await page.unroute(SEND);
  await send(page).click();
  await expect(form(page).getByRole("status")).toHaveText(SENT);
});

test("15 s without an answer keep what was typed", async ({ page }) => {
  await page.clock.install();
  await page.route(SEND, () => {});
  await fill(page);
  const asked = page.waitForRequest(SEND);
  await send(page).click();
  await asked;
  await page.clock.runFor(14_000);
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(1_500);
  await expectKept(page);
});

test("storage that is denied keeps what was typed", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await fill(page);
  await send(page).click();
  await expectKept(page);
});

test("without scripts the page says how to write instead", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/contact-us");
  await expect(page.getByText("Sin JavaScript, el botón abre su programa de correo.")).toBeVisible();
  await expect(form(page)).toHaveAttribute("action", "mailto:contacto@aceitescorozal.example");
  await context.close();
});
