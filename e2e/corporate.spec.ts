import { writtenSlugs } from "../app/catalog/content/written-slugs";
import { findWrittenPage } from "../app/catalog/queries/written-pages";
import { boxOf, expect, test } from "./site";
import { windows } from "./storefront";

const drafts = writtenSlugs.flatMap((slug) => {
  const placeholder = findWrittenPage(slug)?.placeholder;
  return placeholder ? [{ slug, ...placeholder }] : [];
});

test("says that a page has no text yet, and links to other pages", async ({ page }) => {
  for (const { slug, text, words } of drafts) {
    await page.goto(`/${slug}`);
    const placeholder = page.getByRole("region", { name: words.label });
    await expect(placeholder.getByText(text)).toBeVisible();
    const links = placeholder.getByRole("link");
    expect(await links.count(), slug).toBeGreaterThan(1);
    await links.filter({ hasNotText: "PDF" }).last().click();
    await expect(page).not.toHaveURL(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("aligns the titles of mission and vision", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await page.goto("/vision-mision");
  const top = async (name: string) =>
    (await page.getByRole("article", { name }).getByRole("heading").boundingBox())?.y;
  expect(await top("Misión")).toBe(await top("Visión"));
});

test("puts the picture of a page's head below its words on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  for (const path of ["/valores", "/contact-us", "/agenda-corporativa"]) {
    await page.goto(path);
    const head = page.getByRole("main").locator("section").first();
    const words = await boxOf(head.getByRole("heading", { level: 1 }).locator(".."));
    const picture = await boxOf(head.locator("img"));
    expect(Math.round(picture.y), path).toBeGreaterThanOrEqual(Math.round(words.bottom));
    expect(picture.height, path).toBeGreaterThan(200);
  }
});
