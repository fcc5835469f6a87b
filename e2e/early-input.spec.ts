import type { Page } from "@playwright/test";
import {
  APP_CODE,
  expect,
  FIREFOX,
  hold,
  hydrated,
  messageField,
  messageForm,
  SENT,
  test,
  writeMessage,
} from "./site";
import { firstRecord } from "../testing/site-pages";
import { keptCart, productAt } from "./storefront";

test.use({ expectsFaults: true });

/** What password managers, translators and other extensions do to a page before it hydrates. */
function changePage(): void {
  for (const field of document.querySelectorAll("input, textarea"))
    field.after(document.createElement("extension-icon"));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
  document.head.prepend(document.createElement("style"));
  document.body.prepend(document.createElement("extension-bar"));
  document.body.append(document.createElement("div"));
}

const fields = [
  { path: "/contact-us", label: "Mensaje", text: "Media frase" },
  { path: "/login", label: "Password", text: "palma" },
  { path: "/register", label: "Confirm password", text: "palma" },
  { path: "/checkout", label: "Town / city", text: "La Ceiba" },
  { path: firstRecord("/blog-single/"), label: "Comment", text: "Half a sentence" },
];

/** Loads a page as extensions change it. The app's code is requested, and arrives when the returned function is called. */
async function openBeforeHydration(page: Page, path: string) {
  const startApp = await hold(page, APP_CODE);
  const requested = page.waitForRequest(APP_CODE);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(changePage);
  await requested;
  return startApp;
}

test("keeps typed text, focus and selection from before hydration", async ({ page }) => {
  for (const { path, label, text } of fields) {
    const startApp = await openBeforeHydration(page, path);
    const field = page.getByRole("main").getByLabel(label).and(page.locator("input, textarea"));
    await field.fill(text);
    await field.press("End");
    // "Select all" in a context menu sends no key or pointer events.
    await field.evaluate((element: HTMLInputElement) => element.select());
    startApp();
    // React renders the page anew.
    await expect(page.locator("main extension-icon"), path).toHaveCount(0);
    await hydrated(page);
    await expect(field, path).toHaveValue(text);
    await expect(field, path).toBeFocused();
    await page.keyboard.type("9");
    await expect(field, path).toHaveValue("9");
    await page.unrouteAll();
  }
});

test("keeps a stored draft when React renders the page again", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("contactMessage", JSON.stringify(['[["message","Borrador"]]'])),
  );
  const startApp = await openBeforeHydration(page, "/contact-us");
  startApp();
  await hydrated(page);
  await expect(messageField(page, "message")).toHaveValue("Borrador");
});

test("adds a product and delivers a message from before hydration", FIREFOX, async ({ page }) => {
  let startApp = await openBeforeHydration(page, "/shop");
  await page.getByRole("button", { name: `Add to cart: ${productAt(3).name}` }).click();
  startApp();
  await expect(page.getByRole("alert")).toContainText("Product added successfully");
  expect(await keptCart(page)).toEqual([`${productAt(3).id} × 1`]);
  await page.unrouteAll();

  startApp = await openBeforeHydration(page, "/contact-us");
  await writeMessage(page);
  await messageForm(page).getByRole("button").click();
  await expect(page).toHaveURL("/contact-us");
  startApp();
  await expect(messageForm(page).getByRole("status")).toHaveText(SENT);
});
