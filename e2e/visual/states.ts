import { expect, type Page } from "@playwright/test";
import { contactPage } from "../../app/catalog/content/corporate-pages";
import { header } from "../../app/words/frame";
import { quoteWords as quote } from "../../app/words/quote";
import { firstRecord, pages } from "../../testing/site-pages";
import { mainMenu, writeMessage } from "../site";
import { first } from "../storefront";

const PRODUCT = firstRecord("/shop-single/");

/** What a visitor can see at an address. */
export type State = {
  path: string;
  name: string;
  /** Whether a cart is stored before the visit. */
  hasCart?: boolean;
  /** Whether only an overlay is of interest, so that the viewport is captured instead of the whole page. */
  isOverlay?: boolean;
  /** Brings the page, once it is open, into the state. */
  act?: (page: Page) => Promise<unknown>;
  /** The widths at which the state exists; all by default. */
  widths?: number[];
};

const main = (page: Page) => page.getByRole("main");
const cart = (page: Page) => page.getByRole("banner").getByLabel(/^Carrito/);

const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole("button", { name, disabled: false }).first().click();

/** Moves the focus away from the invalid field, which closes the browser's own message. */
const submit = (name: string) => async (page: Page) => {
  await press(name)(page);
  await main(page).locator(":focus").blur();
};

const select = (name: string | RegExp) => async (page: Page) => {
  const tab = main(page).getByRole("tab", { name });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
};

const openQuote = async (page: Page) => {
  await main(page).getByText(quote.title).click();
  await expect(main(page).getByRole("button", { name: quote.put })).toBeVisible();
};

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole("dialog")).toBeVisible();
};

const STATES: State[] = [
  {
    path: "/",
    name: "phone menu",
    isOverlay: true,
    widths: [390, 820],
    act: async (page) => {
      await page.getByRole("button", { name: header.openMenu }).click();
      const menu = page.getByRole("dialog", { name: header.mainMenu });
      await menu.getByText("Documentos").click();
      await expect(menu.getByRole("link", { name: "Políticas" })).toBeVisible();
    },
  },
  ...["Empresa", "Productos", "Documentos"].map((name) => ({
    path: "/",
    name: `menu ${name}`,
    isOverlay: true,
    widths: [1440],
    act: (page: Page) => mainMenu(page).getByText(name).click(),
  })),
  { path: "/", name: "lightbox", isOverlay: true, act: openDialog(/^Ampliar/) },
  { path: "/home-2", name: "cart dropdown, empty", isOverlay: true, act: (page) => cart(page).click() },
  { path: "/shop", name: "cart dropdown", isOverlay: true, hasCart: true, act: (page) => cart(page).click() },
  {
    path: "/home-2",
    name: "video",
    isOverlay: true,
    act: async (page) => {
      const body = '<html lang="en"><title>Video</title><p>Video</p></html>';
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body }));
      await openDialog("OUR STORY")(page);
    },
  },
  {
    path: "/shop",
    name: "toasts",
    isOverlay: true,
    act: async (page) => {
      await press(`Add to cart: ${first.title}`)(page);
      await press(/already in your cart/)(page);
      await expect(page.getByRole("alert")).toHaveCount(2);
    },
  },
  { path: "/shop", name: "list", act: select("List") },
  ...["Fruit", "Vegetables", "Fish"].map((name) => ({ path: "/home-4", name, act: press(name) })),
  { path: "/services", name: "Home Delivery", act: select("Home Delivery") },
  { path: PRODUCT, name: "Additional Information", act: select("Additional Information") },
  { path: PRODUCT, name: "reviews", act: select(/^Review/) },
  { path: PRODUCT, name: "lightbox", isOverlay: true, act: openDialog(/^Enlarge/) },
  { path: "/cart", name: "filled", hasCart: true },
  { path: "/checkout", name: "filled", hasCart: true },
  { path: "/faq", name: "another question", act: (page) => main(page).locator("summary").last().click() },
  { path: "/checkout", name: "field errors", hasCart: true, act: submit("Place Order") },
  { path: "/login", name: "field errors", act: submit("Login") },
  { path: "/register", name: "field errors", act: submit("Register") },
  { path: "/contact-us", name: "field errors", act: submit(contactPage().form.send) },
  { path: "/contact-us", name: "quote", act: openQuote },
  {
    path: "/contact-us",
    name: "quote, field errors",
    act: async (page) => {
      await openQuote(page);
      await submit(quote.put)(page);
    },
  },
  {
    path: "/contact-us",
    name: "quote in the message",
    act: async (page) => {
      await openQuote(page);
      await main(page).getByLabel(quote.labels.product, { exact: true }).selectOption({ index: 1 });
      await main(page).getByLabel(quote.labels.quantity).fill("40");
      await press(quote.put)(page);
      await expect(main(page).getByRole("button", { name: quote.undo })).toBeVisible();
    },
  },
  {
    path: "/contact-us",
    name: "a message that could not be sent",
    act: async (page) => {
      await page.route(/send-form/, (route) => route.fulfill({ status: 500, body: "" }));
      await writeMessage(page);
      await press(contactPage().form.send)(page);
      await expect(main(page).getByText("Hubo un error al enviar el mensaje.")).toBeVisible();
    },
  },
];

/** Every page, and the main states. */
export const states: State[] = [
  ...pages.map(({ path }) => ({ path, name: "page" })),
  { path: "/no-such-page", name: "page" },
  { path: "/shop?page=2", name: "page" },
  { path: "/_styles", name: "style guide" },
  ...STATES,
];
