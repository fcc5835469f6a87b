import { writtenSlugs } from "../app/catalog/schemas/written-slugs";
import { expect, test } from "./site";

test("links the products at the end of the ways through the mill to their descriptions", async ({ page }) => {
  await page.goto("/proceso-produccion");
  const ways = page.getByRole("region", { name: "Un racimo, tres caminos" });
  const products = ways.getByRole("link");
  const product = products.last();
  const name = await product.innerText();
  await product.click();
  await expect(page).toHaveURL(/\/proceso-produccion#/);
  await expect(page.getByRole("heading", { name })).toBeInViewport();
});

test("says that a page has no text yet, and links to other pages", async ({ page }) => {
  for (const slug of writtenSlugs) {
    await page.goto(`/${slug}`);
    const placeholder = page.getByRole("region", { name: "Texto en preparación" });
    await expect(placeholder.getByText(/^Aquí va el contenido/)).toBeVisible();
    const links = await placeholder.getByRole("link").all();
    expect(links.length, slug).toBeGreaterThan(1);
    await links[0]?.click();
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
