import type { Page } from "@playwright/test";
import { company } from "../app/words/company";
import { denyStorage, expect, FIREFOX, hold, messageForm, open, SENT, test, writeMessage } from "./site";

const SEND = "**/api/v1.0/email/send-form";
const FAILED = "Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.";

const typed = {
  Nombre: 'Ngũgĩ 王小明 "O\'Neill" <b>',
  "Correo electrónico": "marta@refineria.example",
  Teléfono: "+31 10 000 0000",
  Mensaje: `Buscamos 500 t.\n¿Cuándo pueden cargar? العربية 日本語 🌴 <script>alert(1)</script> ${"palma ".repeat(3000)}fin`,
};

const send = (page: Page) => messageForm(page).getByRole("button");
const status = (page: Page) => messageForm(page).getByRole("status");

async function fill(page: Page, values: typeof typed = typed) {
  await open(page, "/contact-us");
  for (const [label, value] of Object.entries(values)) await messageForm(page).getByLabel(label).fill(value);
}

async function expectKept(page: Page) {
  await expect(status(page)).toContainText(FAILED);
  for (const [label, value] of Object.entries(typed))
    await expect(messageForm(page).getByLabel(label)).toHaveValue(value);
  await expect(send(page)).toBeEnabled();
}

// quote.spec.ts sees which fields are sent, and server/mailbox.test.ts what the mailbox makes of them.
test("delivers a long message in any script, and empties the form", FIREFOX, async ({ page }) => {
  await fill(page);
  await send(page).click();
  await expect(status(page)).toHaveText(SENT);
  for (const label of Object.keys(typed)) await expect(messageForm(page).getByLabel(label)).toHaveValue("");
  await messageForm(page).getByLabel("Mensaje").fill("Otra pregunta");
  await expect(status(page)).toBeEmpty();
});

test("leaves validation to the browser", FIREFOX, async ({ page }) => {
  await fill(page, { ...typed, "Correo electrónico": "no es un correo" });
  for (const [placeholder, required] of [
    ["Nombre", true],
    ["Correo Electrónico*", true],
    ["Teléfono", false],
    ["Cuéntanos sobre tu proyecto *", true],
  ] as const) {
    const field = page.getByPlaceholder(placeholder, { exact: true });
    await expect(field).toHaveJSProperty("required", required);
  }
  await send(page).click();
  await expect(messageForm(page).getByLabel("Correo electrónico")).toBeFocused();
  await expect(status(page)).toBeEmpty();
});

test("treats spaces as empty", FIREFOX, async ({ page }) => {
  await fill(page, { ...typed, Mensaje: "   \n " });
  const message = messageForm(page).getByLabel("Mensaje");
  await send(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("");
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true);
  await expect(messageForm(page).getByLabel("Nombre")).toHaveValue(typed.Nombre);
  await expect(status(page)).toBeEmpty();
  await message.fill("Hola");
  await send(page).click();
  await expect(status(page)).toHaveText(SENT);
});

test("cannot be submitted again while it sends", async ({ page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/send-form")) requests++;
  });
  await fill(page);
  const release = await hold(page, SEND);
  await send(page).dblclick();
  await expect(send(page)).toHaveText("Enviando…");
  await expect(send(page)).toBeDisabled();
  release();
  await expect(status(page)).toHaveText(SENT);
  expect(requests).toBe(1);
});

test.describe("where something fails", () => {
  test.use({ expectsFaults: true });

  test("delivers without storage", FIREFOX, async ({ page }) => {
    await denyStorage(page);
    await fill(page);
    await send(page).click();
    await expect(status(page)).toHaveText(SENT);
  });

  test("keeps what was typed after any error, and sends it on another try", async ({ page }) => {
    await fill(page);
    for (const response of [{ status: 400, body: "no" }, { status: 502, body: "null" }, undefined]) {
      await page.route(SEND, (route) => (response ? route.fulfill(response) : route.abort()));
      const ended = response ? page.waitForResponse(SEND) : page.waitForEvent("requestfailed");
      await send(page).click();
      await ended;
      await expectKept(page);
      await page.unroute(SEND);
    }
    await send(page).click();
    await expect(status(page)).toHaveText(SENT);
  });

  test("keeps what was typed after 15 s without a response", FIREFOX, async ({ page }) => {
    await page.clock.install();
    await page.route(SEND, () => {});
    await fill(page);
    const requested = page.waitForRequest(SEND);
    await send(page).click();
    await requested;
    await page.clock.runFor(14_000);
    await expect(send(page)).toBeDisabled();
    await page.clock.runFor(1_500);
    await expectKept(page);
  });
});

test("opens the mail program without scripts, and says so", async ({ plainPage: page }) => {
  await page.goto("/contact-us");
  await expect(page.getByText("Sin JavaScript, el botón abre su programa de correo.")).toBeVisible();
  const mail = page.waitForRequest(new RegExp(`^mailto:${company.email}.*Buscamos`));
  await writeMessage(page);
  await send(page).click();
  await mail;
});
