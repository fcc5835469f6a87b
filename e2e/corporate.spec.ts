import { writtenPages } from "../testing/written-pages";
import { expect, test } from "./site";

test("the ways through the mill end in products, which lead to their descriptions", async ({ page }) => {
  await page.goto("/proceso-produccion");
  const ways = page.getByRole("region", { name: "Un racimo, tres caminos" });
  const products = ways.getByRole("link");
  await expect(products).toHaveText([
    "Aceite crudo de palma",
    "Aceite crudo de palmiste",
    "Harina de coquillo",
    "Raquis picado",
  ]);
  await ways.getByRole("link", { name: "Harina de coquillo" }).click();
  await expect(page).toHaveURL("/proceso-produccion#harina-de-coquillo");
  await expect(page.getByRole("heading", { name: "Harina de coquillo" })).toBeInViewport();
});

test("a page without a text says so, and leads to what other pages say", async ({ page }) => {
  for (const slug of writtenPages) {
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

test("mission and vision stand beside each other, their titles on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/vision-mision");
  const top = async (name: string) =>
    (await page.getByRole("article", { name }).getByRole("heading").boundingBox())?.y;
  expect(await top("Misión")).toBe(await top("Visión"));
});
