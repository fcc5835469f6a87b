import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { windows } from "./storefront";

const hero = (page: Page) => page.getByRole("region", { name: "Presentación" });
const current = (page: Page) => hero(page).locator("[data-selected]").getByRole("heading");
const button = (page: Page, name: string) => hero(page).getByRole("button", { name });
const enlarge = (page: Page) =>
  page.getByRole("button", { name: "Ampliar: Aceite crudo de palma", exact: true });

/** How many slides stand side by side, and the px between two of them. */
const measure = (page: Page, region: string) =>
  page.getByRole("region", { name: region }).evaluate((section) => {
    const [first, second] = [...section.querySelectorAll("[data-carousel] [role=group]")].map((slide) =>
      slide.getBoundingClientRect(),
    );
    const view = section.querySelector("[data-carousel]")?.getBoundingClientRect().width ?? 0;
    const gap = (second?.left ?? 0) - (first?.right ?? 0);
    return { slides: (view + gap) / ((first?.width ?? 1) + gap), gap };
  });

test("the hero plays every 5 s, in a loop, and rests while paused or focused", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await page.clock.install();
  await open(page, "/");
  await page.mouse.move(700, 20);
  for (const title of ["Innovación y compromiso", /Calidad garantizada/, /Aceite crudo de palma/]) {
    await page.clock.runFor(5_050);
    await expect(current(page)).toHaveText(title);
  }
  await button(page, "Siguiente").focus();
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText(/Aceite crudo de palma/);
  await button(page, "Pausar").click();
  await page.getByRole("banner").getByRole("link", { name: "Aceites Corozal" }).focus();
  await page.mouse.move(700, 20);
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText(/Aceite crudo de palma/);
  await expect(button(page, "Reproducir")).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(
    "the hero waits for its buttons, and announces their slide",
    { tag: "@chromium" },
    async ({ page }) => {
      await page.setViewportSize(windows.phone);
      await open(page, "/");
      const position = hero(page).getByText(/de 3/).locator("..");
      await expect(button(page, "Reproducir")).toBeVisible();
      await expect(position).toHaveAttribute("aria-live", "off");
      await button(page, "Siguiente").click();
      await expect(position).toHaveText("2 de 3");
      await expect(position).toHaveAttribute("aria-live", "polite");
      await expect(current(page)).toHaveText("Innovación y compromiso");
      await button(page, "Anterior").click();
      await button(page, "Anterior").click();
      await expect(position).toHaveText("3 de 3");
    },
  );

  test("a tile that has the focus is in view", async ({ page }) => {
    await page.setViewportSize(windows.desktop);
    await open(page, "/");
    await enlarge(page).focus();
    for (const title of ["Aceite crudo de palmiste", "Harina de coquillo", "Raquis picado"]) {
      await page.keyboard.press("Tab");
      const tile = page.getByRole("button", { name: `Ampliar: ${title}` });
      await expect(tile).toBeFocused();
      await expect(tile).toBeInViewport({ ratio: 1 });
    }
  });

  test("the lightbox moves with keys and swipes, zooms on a double tap, and closes on a pull down", async ({
    page,
  }) => {
    await page.setViewportSize(windows.phone);
    await open(page, "/");
    await enlarge(page).click();
    const dialog = page.getByRole("dialog", { name: "Lo que sale de un racimo" });
    await expect(dialog.getByText("1 de 4")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByText("4 de 4")).toBeVisible();
    await expect(dialog.getByText("Raquis picado", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText("1 de 4")).toBeVisible();
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
    await expect(dialog.getByText("1 de 4")).toBeVisible();
    await drag(-39, 0);
    await expect(dialog.getByText("1 de 4")).toBeVisible();
    await drag(-60, 0);
    await expect(dialog.getByText("2 de 4")).toBeVisible();
    const zoom = dialog.getByRole("button", { name: "Acercar o alejar" });
    for (const zoomed of ["true", "false"]) {
      await page.mouse.dblclick(195, 400);
      await expect(zoom).toHaveAttribute("aria-pressed", zoomed);
      await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 });
    }
    await drag(0, 90);
    await expect(dialog).toBeVisible();
    await drag(0, 130);
    await expect(dialog).toBeHidden();
  });

  test(
    "as many slides as fit stand side by side, before scripts run as after",
    { tag: "@chromium" },
    async ({ page, plainPage }) => {
      for (const [region, gap, slidesAt] of [
        ["Valores", 30, { 700: 1, 768: 2, 992: 3, 1199: 4 }],
        ["Galería", 15, { 768: 2, 1300: 2.5 }],
      ] as const) {
        for (const [width, slides] of Object.entries(slidesAt)) {
          await test.step(`${region} at ${width} px`, async () => {
            for (const each of [page, plainPage]) {
              await each.setViewportSize({ width: Number(width), height: 900 });
              await each.goto("/");
              const measured = await measure(each, region);
              expect(measured.slides).toBeCloseTo(slides, 1);
              expect(measured.gap).toBeCloseTo(gap, 0);
            }
          });
        }
      }
    },
  );
});

test.describe("on a touch screen", () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  test("a button that was tapped looks as before", { tag: "@chromium" }, async ({ page }) => {
    await open(page, "/");
    const next = page.getByRole("region", { name: "Galería" }).getByRole("button", { name: "Siguiente" });
    const background = () => next.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await next.tap();
    await expect(next).toBeFocused();
    await expect.poll(background).toBe(before);
  });
});

test("every slide can be reached without scripts", { tag: "@chromium" }, async ({ plainPage: page }) => {
  await page.setViewportSize(windows.phone);
  await page.goto("/");
  for (const title of ["Innovación y compromiso", "Sostenibilidad", "Raquis picado"]) {
    const heading = page.getByRole("heading", { name: title }).first();
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  }
  await expect(page.getByRole("button", { name: "Siguiente" })).toHaveCount(0);
});
