import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { copySite } from "../testing/copy-site";
import { expect, FULL, open, testOfCopy } from "./site";

/** A copy of the site with a shop of this size. */
async function copyShop(products: number, onSale: boolean): Promise<string> {
  const copy = await copySite(products);
  const change = async (files: string, from: RegExp, to: string) => {
    for await (const file of glob(path.join(copy, "content", files)))
      await writeFile(file, (await readFile(file, "utf8")).replaceAll(from, to));
  };
  await change("products/*", /^old_price: .*$/gm, `old_price: ${onSale ? "$$99.00" : "null"}`);
  if (products === 1) {
    await change("products/*", /^category: .*$/gm, "category: fruit");
    await change("pages/home-2.yaml", /product: \d+/g, "product: 1");
    await change("pages/home-4.yaml", /\/shop-single\/\d+/g, "/shop-single/1");
  }
  // Services name products that may be missing.
  await change("services/*", /^products:\n(?: {2}- \d+\n)+/gm, "");
  return copy;
}

for (const { products, onSale, pages, kinds } of [
  { products: 1, onSale: true, pages: 1, kinds: ["All", "Fruit"] },
  { products: 19, onSale: false, pages: 3, kinds: ["All", "Fruit", "Vegetables", "Fish"] },
  { products: 300, onSale: true, pages: 38, kinds: ["All", "Fruit", "Vegetables", "Fish"] },
]) {
  const test = testOfCopy(() => copyShop(products, onSale));
  const shop = `a shop of ${products} products${onSale ? "" : ", none on sale,"}`;

  test(`${shop} has the right pages`, FULL, async ({ page }) => {
    const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
    await open(page, "/shop");
    const shown = Math.min(products, 8);
    await expect(cards).toHaveCount(shown);
    await expect(page.getByText(`Showing 1–${shown} of ${products} results`)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(pages > 1 ? 1 : 0);
    await expect(page.getByText("Sale!").first()).toBeVisible({ visible: onSale });
    if (pages > 1) {
      await open(page, `/shop?page=${pages}`);
      await expect(cards).toHaveCount(products - 8 * (pages - 1));
    }
    for (const id of new Set([products, 1])) {
      await open(page, `/shop-single/${id}`);
      const related = page.getByRole("region", { name: "Related Products" });
      await expect(related).toHaveCount(products > 1 ? 1 : 0);
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await expect(page.getByText("Product added successfully")).toBeVisible();
    }
    expect((await page.request.get(`/shop-single/${products + 1}`)).status()).toBe(404);

    await open(page, "/home-2");
    await open(page, "/home-4");
    const filter = page.getByRole("group", { name: "Filter" });
    await expect(filter.getByRole("button")).toHaveText(kinds);
    for (const kind of kinds) await filter.getByRole("button", { name: kind }).click();
  });
}
