import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { products as sample } from "../app/catalog/content/products";
import { buildSite, copySite } from "../testing/copy-site";
import { serveBuild } from "../testing/serve-build";
import { expect, open, test as base } from "./site";

type Shop = { products: number; onSale: boolean };

async function change(file: string, from: RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, "utf8")).replaceAll(from, to));
}

/** Builds a shop of this size in a folder of its own. */
async function buildShop({ products, onSale }: Shop): Promise<string> {
  const copy = await copySite({ products });
  const content = path.join(copy, "content");
  const changeAll = async (folder: string, from: RegExp, to: string) => {
    for (const file of await readdir(path.join(content, folder)))
      await change(path.join(content, folder, file), from, to);
  };
  if (!onSale) await changeAll("products", /^old_price: .*$/gm, "old_price: null");
  if (products === 1) {
    await change(path.join(content, "pages/home-2.yaml"), /product: \d+/g, "product: 1");
    await change(path.join(content, "pages/home-4.yaml"), /\/shop-single\/\d+/g, "/shop-single/1");
  }
  // Services name products of the sample.
  if (products < sample.length) await changeAll("services", /^products:\n(?: {2}- \d+\n)+/gm, "");
  await buildSite(copy);
  return copy;
}

const test = base.extend<{ shop: Shop }>({
  shop: [{ products: sample.length, onSale: true }, { option: true }],
  baseURL: [
    async ({ shop }, provide) => {
      const copy = await buildShop(shop);
      const { origin, close } = await serveBuild(path.join(copy, "build"), path.join(copy, "outbox"));
      await provide(origin);
      close();
      await rm(copy, { recursive: true });
    },
    { scope: "test", timeout: 600_000 },
  ],
});

for (const shop of [
  { products: 1, onSale: true, pages: 1, kinds: ["All", "Fruit"] },
  { products: 19, onSale: false, pages: 3, kinds: ["All", "Fruit", "Vegetables", "Fish"] },
  { products: 300, onSale: true, pages: 38, kinds: ["All", "Fruit", "Vegetables", "Fish"] },
]) {
  const { products, onSale, pages, kinds } = shop;
  test.describe(`a shop of ${products} products${onSale ? "" : ", none on sale"}`, { tag: "@full" }, () => {
    test.use({ shop });

    test("has the right pages", async ({ page }) => {
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
  });
}
