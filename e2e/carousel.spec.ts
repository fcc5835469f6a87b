import type { Page } from "@playwright/test";
import { homePage } from "../app/catalog/content/corporate-pages";
import { home4Page } from "../app/catalog/content/home-pages";
import { brands, values } from "../app/catalog/content/sections";
import { company } from "../app/words/company";
import { builtWords, firstRecord } from "../testing/site-pages";
import { boxOf, expect, FIREFOX, FULL, open, test } from "./site";
import { windows } from "./storefront";

const {
  hero: { label, slides },
  gallery,
} = homePage();

const hero = (page: Page) => page.getByRole("region", { name: label });
const current = (page: Page) => hero(page).locator("[data-selected]").getByRole("heading");
const button = (page: Page, name: string) => hero(page).getByRole("button", { name });
const enlarge = (page: Page) => page.getByRole("button", { name: /^Ampliar: / }).first();

const COUNT = gallery.items.length;
const PRODUCT = firstRecord("/shop-single/");
const { heading: NAME } = builtWords(PRODUCT);
const titleOf = (slide = 0) => slides[slide]?.title ?? "";

/** How many slides stand side by side, and the px between two of them. */
const measure = (page: Page, region: string) =>
  page.getByRole("region", { name: region, exact: true }).evaluate((section) => {
    // The thumbnails below a product's pictures are a carousel, too.
    const carousel = [...section.querySelectorAll("[data-carousel]")].at(-1);
    const [first, second] = [...(carousel?.firstElementChild?.children ?? [])].map((slide) =>
      slide.getBoundingClientRect(),
    );
    const view = carousel?.getBoundingClientRect().width ?? 0;
    const gap = (second?.left ?? 0) - (first?.right ?? 0);
    return { slides: (view + gap) / ((first?.width ?? 1) + gap), gap };
  });

test("plays the hero every 5 s, in a loop, unless it is paused or focused", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await page.clock.install();
  await open(page, "/");
  await page.mouse.move(700, 20);
  for (const title of [...slides.keys()].map((slide) => titleOf((slide + 1) % slides.length))) {
    await page.clock.runFor(5_050);
    await expect(current(page)).toContainText(title);
  }
  await button(page, "Siguiente").focus();
  await page.clock.runFor(20_000);
  await expect(current(page)).toContainText(titleOf());
  await button(page, "Pausar").press("Enter");
  await expect(button(page, "Reproducir")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: company.name }).focus();
  await page.mouse.move(700, 20);
  await page.clock.runFor(20_000);
  await expect(current(page)).toContainText(titleOf());
  await button(page, "Reproducir").click();
  await page.clock.runFor(5_050);
  await expect(current(page)).toContainText(titleOf(1));
});

test("lets a mouse select the hero's text, and leaves the slide", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await open(page, "/");
  await button(page, "Pausar").click();
  const { x, y, right, height } = await boxOf(current(page));
  await page.mouse.move(x + 5, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(right, y + height / 4, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await expect(current(page)).toContainText(titleOf());
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("waits for the hero's buttons, and announces their slide", async ({ page }) => {
    await page.setViewportSize(windows.phone);
    await open(page, "/");
    const position = hero(page).getByText(/\d de \d/);
    await expect(button(page, "Reproducir")).toBeVisible();
    await expect(position).toHaveAttribute("aria-live", "off");
    await button(page, "Siguiente").click();
    await expect(position).toHaveText(`2 de ${slides.length}`);
    // A screen reader finds only the slide in front.
    await expect(hero(page).locator("[data-carousel]").getByRole("group")).toContainText([titleOf(1)]);
    await expect(position).toHaveAttribute("aria-live", "polite");
    await expect(current(page)).toContainText(titleOf(1));
    await button(page, "Anterior").click();
    await button(page, "Anterior").click();
    await expect(position).toHaveText(`${slides.length} de ${slides.length}`);
  });

  test("scrolls a focused tile into view", FIREFOX, async ({ page }) => {
    await page.setViewportSize(windows.desktop);
    await open(page, "/");
    await enlarge(page).focus();
    for (const title of gallery.items.slice(1).map(({ title: each }) => each)) {
      await page.keyboard.press("Tab");
      const tile = page.getByRole("button", { name: `Ampliar: ${title}` });
      await expect(tile).toBeFocused();
      await expect(tile).toBeInViewport({ ratio: 1 });
    }
  });

  test("moves the lightbox with keys, swipes and taps", FIREFOX, async ({ page, browserName }) => {
    await page.setViewportSize(windows.phone);
    await open(page, "/");
    await enlarge(page).click();
    const dialog = page.getByRole("dialog", { name: gallery.title });
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Alt+ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByText(`${COUNT} de ${COUNT}`)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(enlarge(page)).toBeFocused();

    const drag = async (dx: number, dy: number) => {
      await page.mouse.move(195, 400);
      await page.mouse.down();
      await page.mouse.move(195 + dx / 2, 400 + dy / 2);
      await page.mouse.move(195 + dx, 400 + dy);
      await page.mouse.up();
    };
    await enlarge(page).click();
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    await drag(-39, 0);
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    await drag(-60, 0);
    await expect(dialog.getByText(`2 de ${COUNT}`)).toBeVisible();
    const zoom = dialog.getByRole("button", { name: "Acercar o alejar" });
    for (const zoomed of ["true", "false"]) {
      // Firefox's driver sends two clicks instead of a double click.
      if (browserName === "firefox") await zoom.click();
      else await page.mouse.dblclick(195, 400);
      await expect(zoom).toHaveAttribute("aria-pressed", zoomed);
      await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 });
    }
    await drag(0, 90);
    await expect(dialog).toBeVisible();
    await drag(0, 130);
    await expect(dialog).toBeHidden();
  });

  test("scrolls a zoomed picture with the arrow keys", FIREFOX, async ({ page }) => {
    await open(page, "/");
    await enlarge(page).click();
    const dialog = page.getByRole("dialog", { name: gallery.title });
    const zoom = dialog.getByRole("button", { name: "Acercar o alejar" });
    const left = async () => (await dialog.getByRole("img").boundingBox())?.x ?? 0;
    await zoom.click();
    const before = await left();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeLessThan(before);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(left).toBe(before);
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    // The next picture is not zoomed, and neither is this one after coming back.
    await dialog.getByRole("button", { name: "Siguiente" }).click();
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByText(`1 de ${COUNT}`)).toBeVisible();
    await expect(zoom).toHaveAttribute("aria-pressed", "false");
    await zoom.click();
    await zoom.click();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`2 de ${COUNT}`)).toBeVisible();
  });

  test("shows as many slides as fit, before and after scripts run", FULL, async ({ page, plainPage }) => {
    test.slow();
    for (const [path, region, gap, width, count] of [
      ["/", "Valores", 30, 700, 1],
      ["/", "Valores", 30, 768, 2],
      ["/", "Valores", 30, 992, 3],
      ["/", "Valores", 30, 1199, 4],
      ["/", gallery.eyebrow, 15, 390, 1],
      ["/", gallery.eyebrow, 15, 768, 2],
      ["/", gallery.eyebrow, 15, 1300, 2.5],
      ["/services", brands().title, undefined, 390, 2],
      ["/services", brands().title, undefined, 768, 3],
      ["/services", brands().title, undefined, 992, 4],
      ["/services", brands().title, undefined, 1199, 5],
      ["/home-4", home4Page().best, undefined, 700, 1],
      ["/home-4", home4Page().best, undefined, 768, 2],
      [PRODUCT, NAME, 30, 390, 2],
      [PRODUCT, NAME, 30, 768, 3],
      [PRODUCT, NAME, 30, 992, 3],
      [PRODUCT, NAME, 30, 1200, 4],
      [PRODUCT, "Related Products", undefined, 390, 1],
      [PRODUCT, "Related Products", undefined, 768, 2],
      [PRODUCT, "Related Products", undefined, 992, 3],
      [PRODUCT, "Related Products", undefined, 1400, 4],
    ] as const) {
      for (const each of [page, plainPage]) {
        await each.setViewportSize({ width, height: 900 });
        await each.goto(path);
        const measured = await measure(each, region);
        expect(measured.slides, `${region} at ${width} px`).toBeCloseTo(count, 1);
        if (gap) expect(measured.gap, `${region} at ${width} px`).toBeCloseTo(gap, 0);
      }
    }
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  test("does not keep a tapped button highlighted", async ({ page }) => {
    await open(page, "/");
    const next = page
      .getByRole("region", { name: gallery.eyebrow })
      .getByRole("button", { name: "Siguiente" });
    const background = () => next.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await next.tap();
    await expect(next).toBeFocused();
    await expect.poll(background).toBe(before);
  });
});

test("shows every slide without scripts", async ({ plainPage: page }) => {
  await page.setViewportSize(windows.phone);
  await page.goto("/");
  for (const name of [titleOf(1), values().values.at(-1)?.title ?? "", gallery.items.at(-1)?.title ?? ""]) {
    const heading = page.getByRole("heading", { name }).first();
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  }
  await expect(page.getByRole("button", { name: "Siguiente" })).toHaveCount(0);
});

test("keeps a heading above slides that reach the edge of a very wide window", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await open(page, "/");
  const heading = await boxOf(page.getByRole("heading", { name: gallery.title }));
  const enlargeFirst = page.getByRole("button", { name: `Ampliar: ${gallery.items[0]?.title}`, exact: true });
  const slide = await boxOf(enlargeFirst.locator("xpath=ancestor::*[@aria-label][1]"));
  expect(heading.bottom).toBeLessThan(slide.y);
});
