import { writtenSlugs } from "../app/catalog/content/written-slugs";
import { findWrittenPage } from "../app/catalog/queries/written-pages";
import { expect, test } from "./site";

const drafts = writtenSlugs.filter((slug) => findWrittenPage(slug)?.placeholder);

test("says that a page has no text yet, and links to other pages", async ({ page }) => {
  for (const slug of drafts) {
    await page.goto(`/${slug}`);
    const placeholder = page.getByRole("region", { name: "Texto en preparación" });
    await expect(placeholder.getByText(/^Aquí va el contenido/)).toBeVisible();
    const links = await placeholder.getByRole("link").all();
    expect(links.length, slug).toBeGreaterThan(1);
    await links.at(-1)?.click();
    await expect(page).not.toHaveURL(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("aligns the titles of mission and vision", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/vision-mision");
  const top = async (name: string) =>
    (await page.getByRole("article", { name }).getByRole("heading").boundingBox())?.y;
  expect(await top("Misión")).toBe(await top("Visión"));
});
