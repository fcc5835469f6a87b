import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";

const hero = (page: Page) => page.getByRole("region", { name: "Presentación" });
const current = (page: Page) => hero(page).locator("[data-selected]").getByRole("heading");

test.describe("with motion allowed", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the hero moves on by itself every 5000 ms, looping, and rests when paused", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.mouse.move(700, 20);
    await page.clock.runFor(5100);
    await expect(current(page)).toHaveText("Innovación y compromiso");
    await page.clock.runFor(5000);
    await expect(current(page)).toHaveText(/Calidad garantizada/);
    await page.clock.runFor(5000);
    await expect(current(page)).toHaveText(/Aceite crudo de palma/);

    await hero(page).getByRole("button", { name: "Pausar" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Aceites Corozal" }).focus();
    await page.mouse.move(700, 20);
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveText(/Aceite crudo de palma/);
    await expect(hero(page).getByRole("button", { name: "Reproducir" })).toBeVisible();
  });

  test("the hero rests while the focus is on it", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.mouse.move(700, 20);
    await hero(page).getByRole("button", { name: "Siguiente" }).focus();
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveText(/Aceite crudo de palma/);
  });
});

test.describe("with less motion wanted", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("nothing plays by itself, and the buttons move and announce", async ({ page, faults }) => {
    await page.goto("/");
    await hydrated(page);
    const next = hero(page).getByRole("button", { name: "Siguiente" });
    const place = hero(page).getByText(/de 3/).locator("..");
    await expect(hero(page).getByRole("button", { name: "Reproducir" })).toBeVisible();
    await expect(place).toHaveAttribute("aria-live", "off");
    await next.click();
    await expect(place).toHaveText("2 de 3");
    await expect(place).toHaveAttribute("aria-live", "polite");
    await expect(current(page)).toHaveText("Innovación y compromiso");
    await hero(page).getByRole("button", { name: "Anterior" }).click();
    await hero(page).getByRole("button", { name: "Anterior" }).click();
    await expect(place).toHaveText("3 de 3");
    expect(faults.list).toEqual([]);
  });
});

/** How many slides of a carousel stand side by side, and the px between two of them. */
const measure = (page: Page, region: string) =>
  page.getByRole("region", { name: region }).evaluate((section) => {
    const view = section.querySelector("[data-carousel]")?.getBoundingClientRect().width ?? 0;
    const [first, second] = [...section.querySelectorAll("[data-carousel] [role=group]")].map((slide) =>
      slide.getBoundingClientRect(),
    );
    const between = (second?.left ?? 0) - (first?.right ?? 0);
    return { slides: (view + between) / ((first?.width ?? 1) + between), between };
  });

for (const [region, gap, perView] of [
  [
    "Valores",
    30,
    [
      [700, 1],
      [768, 2],
      [992, 3],
      [1199, 4],
    ],
  ],
  // It bleeds: on phones one slide and a peek of the next.
  [
    "Galería",
    15,
    [
      [700, 1],
      [768, 2],
      [1300, 2.5],
    ],
  ],
] as const) {
  test(`${region} shows as many slides as fit, before scripts run as after`, async ({
    page,
    browser,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const still = await context.newPage();
    for (const [width, slides] of perView) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/");
        await hydrated(page);
        const measured = await measure(page, region);
        if (slides === 1) expect(Math.floor(measured.slides)).toBe(1);
        else expect(measured.slides).toBeCloseTo(slides, 1);
        expect(measured.between).toBeCloseTo(gap, 0);
        await still.setViewportSize({ width, height: 900 });
        await still.goto("/");
        expect((await measure(still, region)).slides).toBeCloseTo(measured.slides, 2);
      });
    }
    await context.close();
  });
}

test("a tile that the keyboard reaches comes into sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Ampliar: Aceite crudo de palma", exact: true }).focus();
  for (const title of ["Aceite crudo de palmiste", "Harina de coquillo", "Raquis picado"]) {
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: `Ampliar: ${title}` });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a button that was tapped looks as before", { tag: "@chromium" }, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const next = page.getByRole("region", { name: "Galería" }).getByRole("button", { name: "Siguiente" });
    const background = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await background();
    await next.tap();
    await expect(next).toBeFocused();
    await expect.poll(background).toBe(before);
  });
});

test("without scripts every slide can be reached", async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  for (const title of ["Innovación y compromiso", "Sostenibilidad", "Raquis picado"]) {
    const heading = page.getByRole("heading", { name: title }).first();
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  }
  await expect(page.getByRole("button", { name: "Siguiente" })).toHaveCount(0);
  await context.close();
});

test.describe("the lightbox", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("opens a picture, moves with the arrow keys, wraps around, and gives the focus back", async ({
    page,
    faults,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const enlarge = page.getByRole("button", { name: "Ampliar: Aceite crudo de palma", exact: true });
    await enlarge.click();
    const box = page.getByRole("dialog", { name: "Lo que sale de un racimo" });
    await expect(box.getByText("1 de 4")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(box.getByText("4 de 4")).toBeVisible();
    await expect(box.getByText("Raquis picado", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(box.getByText("1 de 4")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(enlarge).toBeFocused();
    expect(faults.list).toEqual([]);
  });

  test("a swipe of 40 px moves on, a pull over 100 px closes, a double tap zooms", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Ampliar: Aceite crudo de palma", exact: true }).click();
    const box = page.getByRole("dialog", { name: "Lo que sale de un racimo" });
    const drag = async (dx: number, dy: number) => {
      await page.mouse.move(195, 400);
      await page.mouse.down();
      await page.mouse.move(195 + dx / 2, 400 + dy / 2);
      await page.mouse.move(195 + dx, 400 + dy);
      await page.mouse.up();
    };
    await expect(box.getByText("1 de 4")).toBeVisible();
    await drag(-39, 0);
    await expect(box.getByText("1 de 4")).toBeVisible();
    await drag(-60, 0);
    await expect(box.getByText("2 de 4")).toBeVisible();
    await page.mouse.dblclick(195, 400);
    await expect(box.getByRole("button", { name: "Acercar o alejar" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(box.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 });
    await page.mouse.dblclick(195, 400);
    await expect(box.getByRole("button", { name: "Acercar o alejar" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await drag(0, 90);
    await expect(box).toBeVisible();
    await drag(0, 130);
    await expect(box).toBeHidden();
  });
});
