import type { Page } from "@playwright/test";
import { technicalSheetsPage } from "../app/catalog/content/corporate-pages";
import { checkoutPage } from "../app/catalog/content/shop-pages";
import { cartText } from "../app/features/quote/quote-text";
import { fill } from "../app/lib/fill";
import { quoteHelp, quoteProducts, quoteWords } from "../app/words/quote";
import { denyStorage, expect, messageField, messageForm, open, test } from "./site";
import { fillNumber, first, openWithCart, second } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { heading, labels, papers } = quoteWords;

const panel = (page: Page) => page.getByRole("form", { name: heading });
const message = (page: Page) => messageField(page, "message");
const quantity = (page: Page) => panel(page).getByLabel(labels.quantity);
const put = (page: Page) => panel(page).getByRole("button", { name: quoteWords.put });
const undo = (page: Page) => page.getByRole("button", { name: quoteWords.undo });
const enquiry = (page: Page) => page.getByRole("link", { name: checkoutPage().enquiry });
const summary = (page: Page) => page.locator("summary", { hasText: quoteWords.title });

/** A product with a limit that a buyer may change. */
const isLimited = ({ value }: (typeof quoteProducts)[number]["parameters"][number]) => value.kind === "max";
const product = quoteProducts.find(({ parameters }) => parameters.some(isLimited));
const limited = product?.parameters.find(isLimited);
if (!product || !limited) throw new Error("No product has what these tests need.");
const [packaging = ""] = product.packagings;
const [paper = ""] = papers;

const ASKED = `/contact-us?producto=${product.id}#cotizacion`;
const PART = `${heading}\n${labels.product}: ${product.name}\n${labels.quantity}: 500\u00A0t`;

/** Stores a message that could not be sent. */
const storeDraft = (page: Page, text: string) =>
  page.evaluate(
    (draft) => localStorage.setItem("contactMessage", JSON.stringify([draft])),
    JSON.stringify([["message", text]]),
  );

test("keeps a request that is put into an unsent message", async ({ page }) => {
  await page.goto("/");
  await storeDraft(page, "Hola");
  await open(page, ASKED);
  await quantity(page).fill("500");
  await put(page).click();
  await page.reload();
  await expect(message(page)).toHaveValue(`Hola\n\n${PART}`);
});

test("takes a request from a product's sheet to the message by keyboard, and back", async ({ page }) => {
  await open(page, "/ficha-tecnica");
  const { quote, quoteOf } = technicalSheetsPage();
  const name = fill(`${quote} ${quoteOf}`, { name: product.name });
  await page.getByRole("link", { name, exact: true }).press("Enter");
  await expect(page).toHaveURL(ASKED);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await expect(panel(page).getByLabel(labels.product)).toHaveValue(product.id);

  await put(page).press("Enter");
  await expect(quantity(page)).toBeFocused();
  expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await expect(message(page)).toHaveValue("");

  await page.keyboard.type("1,102,311");
  for (const [field, key] of [
    [labels.unit, "l"],
    [labels.packaging, packaging.charAt(0)],
    [labels.incoterm, "F"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(panel(page).getByLabel(field)).toBeFocused();
    await page.keyboard.type(key);
  }
  await panel(page).getByLabel(labels.incoterm).selectOption("FOB");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Puerto Cortés");
  const checkbox = (label: string) => panel(page).getByRole("checkbox", { name: label });
  await checkbox(limited.name).press("Space");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByLabel(fill(quoteWords.wanted, { name: limited.name }))).toBeFocused();
  await page.keyboard.type("3,5");
  await checkbox(paper).press("Space");
  await checkbox(quoteWords.sampleText).press("Space");
  await put(page).press("Enter");
  await expect(message(page)).toHaveValue(
    [
      heading,
      `${labels.product}: ${product.name}`,
      `${labels.quantity}: 1,102,311\u00A0lb (500\u00A0t)`,
      `${labels.packaging}: ${packaging}`,
      `${labels.incoterm}: FOB Puerto Cortés`,
      `${labels.specification}:`,
      `– ${limited.name} · ${limited.symbol}: ${fill(quoteWords.figure.max, { max: "3.5" })}\u00A0${limited.unit}`,
      `${labels.documents}: ${paper.charAt(0).toLowerCase()}${paper.slice(1)}`,
      `${labels.sample}: ${quoteWords.yes}`,
    ].join("\n"),
  );
  await expect(panel(page).getByRole("status")).toContainText(quoteWords.answers.placed);
  await undo(page).press("Enter");
  await expect(message(page)).toHaveValue("");
  await expect(panel(page).getByRole("status")).toContainText(quoteWords.answers.undone);
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
  await panel(page).getByLabel(labels.product).selectOption(product.name);
  expect(code).toHaveLength(1);
  await fillNumber(quantity(page), "500");
  await put(page).click();
  await messageField(page, "name").fill("Marta Euceda");
  await messageField(page, "email").fill("marta@refineria.example");
  const sent = page.waitForRequest("**/send-form");
  await messageForm(page).getByRole("button").click();
  const body = (await sent).postData() ?? "";
  // The email service's own client sends the last four fields, too.
  expect(Array.from(body.matchAll(/name="([^"]+)"/g), ([, name]) => name)).toEqual(
    "name email phone message lib_version service_id template_id user_id".split(" "),
  );
  expect(body).toContain(product.name);
});

test("lists without scripts what to write, without controls", async ({ plainPage: page }) => {
  await page.goto("/contact-us");
  const help = page.getByRole("group").filter({ hasText: quoteWords.title });
  await expect(help.getByRole("list")).toBeHidden();
  await summary(page).click();
  await expect(help.getByRole("listitem")).toHaveCount(quoteHelp.items.length);
  await expect(help.getByRole("listitem").first()).toContainText(product.name);
  await expect(help.locator("input, select, button, a")).toHaveCount(0);
});

test("takes a full cart from the checkout to the message", async ({ page }) => {
  await openWithCart(page, "/checkout", [first, second]);
  await enquiry(page).click();
  await expect(page).toHaveURL("/contact-us#carrito");
  await expect(message(page)).toHaveValue(cartText([first, second]));
  await expect(page.getByText(quoteWords.cart.placed)).toBeInViewport();
  // The second time the code is already loaded, and adds its text before the draft is restored.
  await storeDraft(page, "Unsent");
  await page.goBack();
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(`Unsent\n\n${cartText([first, second])}`);
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
    await enquiry(page).click();
    await expect(message(page)).toHaveValue(cartText([{ ...first, quantity: 1 }]));
    expect(errors).toEqual([]);
  });
});
