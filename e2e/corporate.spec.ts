import { expect, test } from "./site";

test("the ways through the mill end in its products, which lead to what is told of each", async ({
  page,
}) => {
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

test("the agenda draws the way to the plant, and says it", async ({ page }) => {
  await page.goto("/agenda-corporativa");
  await expect(page.getByRole("img", { name: /^Croquis: desde La Ceiba por la CA-13/ })).toBeVisible();
  await expect(page.getByText("Croquis sin escala")).toBeVisible();
});

test("mission and vision stand beside each other, their titles on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/vision-mision");
  const top = async (name: string) =>
    (await page.getByRole("article", { name }).getByRole("heading").boundingBox())?.y;
  expect(await top("Misión")).toBe(await top("Visión"));
});
