import type { Page } from "@playwright/test";
import { contactPage } from "../app/catalog/content/corporate-pages";
import { company } from "../app/words/company";
import { expect, FIREFOX, messageField, messageForm, open, SENT, test, writeMessage } from "./site";

const names = ["name", "email", "phone", "message"] as const;

const typed = {
  name: 'Ngũgĩ 王小明 "O\'Neill" <b>',
  email: "marta@refineria.example",
  phone: "+31 10 000 0000",
  message: `Buscamos 500 t.\n¿Cuándo pueden cargar? العربية 日本語 🌴 <script>alert(1)</script> ${"palma ".repeat(3000)}fin`,
};

const send = (page: Page) => messageForm(page).getByRole("button");
const status = (page: Page) => messageForm(page).getByRole("status");

async function fill(page: Page, values: typeof typed = typed) {
  await open(page, "/contact-us");
  for (const name of names) await messageField(page, name).fill(values[name]);
}

// quote.spec.ts sees which fields are sent, and server/mailbox.test.ts what the mailbox makes of them.
test("delivers a long message in any script, and empties the form", FIREFOX, async ({ page }) => {
  await fill(page);
  await send(page).click();
  await expect(status(page)).toHaveText(SENT);
  for (const name of names) await expect(messageField(page, name)).toHaveValue("");
  await messageField(page, "message").fill("Otra pregunta");
  await expect(status(page)).toBeEmpty();
});

test("leaves validation to the browser", FIREFOX, async ({ page }) => {
  await fill(page, { ...typed, email: "no es un correo" });
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
  await expect(messageField(page, "email")).toBeFocused();
  await expect(status(page)).toBeEmpty();
});

test("opens the mail program without scripts, and says so", async ({ plainPage: page }) => {
  await page.goto("/contact-us");
  await expect(page.getByText(contactPage().form.withoutScripts)).toBeVisible();
  const mail = page.waitForRequest(new RegExp(`^mailto:${company.email}.*Buscamos`));
  await writeMessage(page);
  await send(page).click();
  await mail;
});
