import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";
import { badge, expectSlides, fillNumber, holdToasts, keptCart, windows } from "./storefront";

const gallery = (page: Page) => page.getByRole("region", { name: "Criollo Mango", exact: true });
const position = (page: Page) => gallery(page).getByText(/^\d of 4$/);
const strip = (page: Page) => gallery(page).getByRole("button", { name: /^Go to slide \d of 4$/ });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const add = (page: Page) => page.getByRole("button", { name: "Add to cart", exact: true });

async function open(page: Page, path = "/shop-single/6") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
}

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`a product on a ${name}`, () => {
    test.use({ viewport });

    test("has all that the specification lists", async ({ page, faults }) => {
      await open(page);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Criollo Mango");
      for (const text of [
        "$3.75",
        "$4.95",
        "27 reviews",
        "In Stock",
        "2-day Delivery",
        "FV-FRESH",
        "Farm, Fresh, Local",
        "Seasonal, Sweet, Smoothie",
      ]) {
        await expect(main.getByText(text, { exact: text !== "$4.95" }).first()).toBeAttached();
      }
      await expect(gallery(page).getByText("−24%")).toHaveCount(4);
      await expect(page.getByRole("button", { name: "Wishlist", exact: true })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Compare" })).toBeDisabled();
      await expect(quantity(page)).toHaveValue("1");
      await expect(quantity(page)).toHaveAttribute("min", "1");
      await expect(quantity(page)).toHaveAttribute("step", "1");
      expect(faults.list).toEqual([]);
    });

    test("is added with the chosen quantity, once", async ({ page }) => {
      await open(page);
      await fillNumber(quantity(page), "3");
      await page.getByRole("button", { name: "One more", exact: true }).click();
      await add(page).click();
      await expect(page.getByRole("alert")).toHaveText("Product added successfully Criollo Mango");
      await expect(badge(page)).toHaveText("4");
      expect(await keptCart(page)).toEqual(["6 × 4"]);
      await fillNumber(quantity(page), "9");
      await add(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
      expect(await keptCart(page)).toEqual(["6 × 4"]);
      await page.getByRole("link", { name: "View cart" }).click();
      await expect(page).toHaveURL("/cart");
    });

    test("a quantity that is none is refused", async ({ page }) => {
      await open(page);
      await holdToasts(page);
      const alert = page.getByRole("alert");
      for (const [index, wrong] of ["0", "-2", "", "1.5"].entries()) {
        await fillNumber(quantity(page), wrong);
        await quantity(page).press("Enter");
        await expect(alert).toHaveText("Please enter a valid quantity");
        if (index > 0) await expect(alert.locator(`[data-count="${index + 1}"]`)).toBeVisible();
        await expect(badge(page)).toHaveText("");
        expect(await keptCart(page)).toEqual([]);
      }
    });

    test("its pictures and the strip go together", async ({ page }) => {
      await open(page);
      await expect(position(page)).toHaveText("1 of 4");
      await gallery(page).getByRole("button", { name: "Next" }).click();
      await expect(position(page)).toHaveText("2 of 4");
      await expect(strip(page).nth(1)).toHaveAttribute("aria-current", "true");
      await strip(page).first().focus();
      await page.keyboard.press("Enter");
      await expect(position(page)).toHaveText("1 of 4");
      await gallery(page).getByRole("button", { name: "Previous" }).click();
      await expect(position(page)).toHaveText("4 of 4");
      await expect(strip(page).nth(3)).toHaveAttribute("aria-current", "true");
      // In its corner is a way to see large what is in front.
      await gallery(page).getByRole("button", { name: "Enlarge: Criollo Mango" }).press("Enter");
      await expect(page.getByRole("dialog").getByText("4 of 4")).toBeVisible();
    });

    test("a picture opens in the lightbox and gives the focus back", async ({ page, faults }) => {
      await open(page);
      const enlarge = gallery(page)
        .getByRole("button", { name: /^Enlarge/ })
        .first();
      await enlarge.click();
      const dialog = page.getByRole("dialog", { name: "Criollo Mango" });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText("2 of 4")).toBeVisible();
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
          /DIALOG|BODY/,
        );
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      // Where the page has it: in Firefox the Tab key has gone on to the browser's own buttons.
      await expect.poll(() => enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(faults.list).toEqual([]);
    });

    test("its tabs follow the pattern: arrows, Home and End", async ({ page }) => {
      await open(page);
      const panel = page.getByRole("tabpanel");
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText("Every yard on this coast");
      await page.getByRole("tab", { name: "Description" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: "Additional Information" })).toBeFocused();
      for (const text of ["Weight", "800 g", "Dimensions", "Colors", "Red, Orange, Yellow"]) {
        await expect(panel.getByText(text, { exact: true })).toBeVisible();
      }
      await page.keyboard.press("End");
      await expect(page.getByRole("tab", { name: /^Review/ })).toHaveAttribute("aria-selected", "true");
      await expect(panel.getByText(/Karla Orellana/)).toBeVisible();
      await expect(panel.getByText(/Mario Bonilla/)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: "Description" })).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("tab", { name: /^Review/ })).toBeFocused();
      await page.keyboard.press("Home");
      await expect(page.getByRole("tab", { name: "Description" })).toBeFocused();
    });

    test("a review is thanked for, and its form clears itself", async ({ page, faults }) => {
      await open(page);
      await page.getByRole("tab", { name: /^Review/ }).click();
      const form = page.getByRole("form", { name: "Add a review" });
      await form.getByRole("radio", { name: "1 star", exact: true }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(form.getByRole("radio", { name: "3 stars" })).toBeChecked();
      await expect(form.getByRole("radio")).toHaveCount(5);
      const fields = { "Your review": "Sweet.", Name: "Ana", Email: "ana" };
      for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
      await form.getByRole("button", { name: "Post Review" }).click();
      // The browser's own validation refuses the address, and everything stays.
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(form.getByLabel("Your review")).toHaveValue("Sweet.");
      await form.getByLabel("Email").fill("ana@example.com");
      await form.getByRole("button", { name: "Post Review" }).click();
      await expect(page.getByRole("alert")).toHaveText("Thanks For Your Message");
      for (const label of Object.keys(fields)) await expect(form.getByLabel(label)).toHaveValue("");
      await expect(form.getByRole("radio", { checked: true })).toHaveCount(0);
      expect(faults.list).toEqual([]);
    });
  });
}

const bar = (page: Page) => page.locator("[data-buy-bar]");

/** Edges of something in the window, in px. */
async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { top: box.y, bottom: box.y + box.height };
}

test.describe("the bar with price and button on a phone", () => {
  test.use({ viewport: windows.phone });

  test("comes once the form's own button is passed, and sends the form", async ({ page, faults }) => {
    await open(page);
    // The first window shows the name, not the bar over it.
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveCount(0);
    await add(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
    await fillNumber(quantity(page), "3");
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    // One button for the keyboard and for screen readers: the form's.
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText("$3.75");
    expect((await edges(bar(page))).bottom).toBeCloseTo(windows.phone.height, 0);
    await expect(add(page)).toHaveCount(1);
    await bar(page).locator("button").click();
    await expect(page.getByRole("alert")).toContainText("Product added successfully");
    expect(await keptCart(page)).toEqual(["6 × 3"]);
    expect(faults.list).toEqual([]);
  });

  test("covers neither the footer nor the way back to the top", async ({ page }) => {
    await open(page);
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    const up = page.getByRole("button", { name: "Back to top" });
    await expect(up).toBeVisible();
    expect((await edges(up)).bottom).toBeLessThanOrEqual((await edges(bar(page))).top);
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    expect((await edges(bar(page))).bottom).toBeLessThanOrEqual((await edges(footer)).top + 1);
  });

  test("covers nothing that has the focus", async ({ page }) => {
    await open(page);
    await quantity(page).scrollIntoViewIfNeeded();
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole("tab", { selected: true }).focus();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      // The end of the page: the focus is the browser's.
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport();
      if (!(await bar(page).isVisible())) continue;
      await expect
        .poll(async () => {
          const [seen, cover] = await Promise.all([edges(focused), edges(bar(page))]);
          return seen.bottom <= cover.top || seen.top >= cover.bottom;
        })
        .toBe(true);
    }
  });
});

for (const path of ["/shop-single/1", "/shop-single-thumb/1"]) {
  test(`${path} has its price and button in the first window of a phone`, async ({ page }) => {
    await page.setViewportSize(windows.phone);
    await open(page, path);
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    expect((await edges(add(page))).bottom).toBeLessThanOrEqual(windows.phone.height);
    await expect(
      page.getByRole("main").getByText("$3.20", { exact: true }).locator("..").first(),
    ).toBeInViewport();
  });
}

test("on a tablet the button is in the first window, beside the pictures, and no bar is needed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page);
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  const [stage, button] = await Promise.all([gallery(page).boundingBox(), add(page).boundingBox()]);
  expect(button?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
});

test("small pictures stand 30 px apart, and as many of them and of related products as fit", async ({
  page,
}) => {
  for (const [width, thumbs, related] of [
    [390, 2, 1],
    [768, 3, 2],
    [992, 3, 3],
    [1200, 4, 3],
    [1400, 4, 4],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const boxes = await Promise.all([0, 1].map((index) => strip(page).nth(index).boundingBox()));
      const [first, second] = boxes;
      if (!first || !second) throw new Error("The strip has no pictures.");
      expect(second.x - first.x - first.width).toBeCloseTo(30, 0);
      const stage = await gallery(page).boundingBox();
      expect(((stage?.width ?? 0) + 30) / (first.width + 30)).toBeCloseTo(thumbs, 1);
      await expectSlides(page.getByRole("region", { name: "Related Products" }), related);
    });
  }
});

test("related products are others, and lead on to their own pages with everything anew", async ({
  page,
  faults,
}) => {
  await open(page);
  await page.getByRole("tab", { name: "Additional Information" }).click();
  await fillNumber(quantity(page), "7");
  const carousel = page.getByRole("region", { name: "Related Products" });
  await expect(carousel.getByRole("heading", { name: "Criollo Mango" })).toHaveCount(0);
  // By key: the row moves on by itself, also from under a pointer.
  await carousel.getByRole("link", { name: "Ripe Papaya" }).press("Enter");
  await expect(page).toHaveURL("/shop-single/9");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ripe Papaya");
  await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true");
  await expect(quantity(page)).toHaveValue("1");
  expect(faults.list).toEqual([]);
});

test("the gallery plays by itself, loops and can be paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/shop-single/6");
  await hydrated(page);
  await page.clock.runFor(5200);
  await expect(position(page)).toHaveText("2 of 4");
  await page.clock.runFor(15_600);
  await expect(position(page)).toHaveText("1 of 4");
  await gallery(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(position(page)).toHaveText("1 of 4");
});

test("the thumb variant shows large pictures and no strip", async ({ page, faults }) => {
  await open(page, "/shop-single-thumb/6");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Criollo Mango");
  await expect(strip(page)).toHaveCount(0);
  await expect(gallery(page).getByRole("group")).toHaveCount(4);
  await expect(add(page)).toBeVisible();
  expect(faults.list).toEqual([]);
});

test("what is typed in a review stays while other tabs are read", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: /^Review/ }).click();
  await page.getByLabel("Your review").fill("Half a sentence");
  await page.getByRole("tab", { name: "Description" }).click();
  await page.getByRole("tab", { name: /^Review/ }).click();
  await expect(page.getByLabel("Your review")).toHaveValue("Half a sentence");
});

// Firefox remembers a module that could not be fetched until the document is left.
test("what could not be fetched is tried again the next time", { tag: "@chromium" }, async ({ page }) => {
  await open(page);
  let broken = true;
  await page.route(/toast-list/, (route) => (broken ? route.abort() : route.continue()));
  await add(page).click();
  await expect(badge(page)).toHaveText("1");
  broken = false;
  await add(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
});

test("a product without an old price shows none", async ({ page }) => {
  await open(page, "/shop-single/4");
  const panel = page.getByRole("heading", { level: 1 }).locator("..");
  await expect(panel.getByText("$4.90", { exact: true })).toBeAttached();
  await expect(panel.locator("s")).toHaveCount(0);
});

test("without scripts a product says everything, its tabs one below the other", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/shop-single/6");
  for (const text of ["Every yard on this coast", "800 g", "Karla Orellana", "needs JavaScript"]) {
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(add(page)).toBeHidden();
  await expect(bar(page)).toHaveCount(0);
  await context.close();
});

test("a picture enlarged on the next page, while the code of the first press is still on its way, opens", async ({
  page,
  faults,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/lightbox-[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/shop-single/1");
  await hydrated(page);
  const enlarge = page.getByRole("main").getByRole("button", { name: /^Enlarge/ });
  const asked = page.waitForRequest(/\/assets\/lightbox-/);
  await enlarge.first().click();
  await asked;
  await page.getByRole("region", { name: "Related Products" }).getByRole("link").first().press("Enter");
  await expect(page).not.toHaveURL("/shop-single/1");
  await expect(page.getByRole("main")).toBeFocused();
  await enlarge.first().click();
  held.resolve();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(faults.list).toEqual([]);
});

test("a close-up fills its tile, and goods stand whole in theirs", async ({ page }) => {
  await open(page);
  const fits = await gallery(page)
    .getByRole("group")
    .getByRole("img")
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectFit));
  expect(fits).toEqual(["contain", "contain", "cover", "contain"]);
});
