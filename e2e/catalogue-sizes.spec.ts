import { execFile } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";
import { buildSite, copySite } from "../testing/copy-site";
import { hydrated } from "../testing/hydrated";
import { serveBuild } from "../testing/serve-build";
import { Faults } from "./site";

/** What a shop of another size than the sample's shows. */
type Shop = { products: number; onSale: boolean; pages: number; related: number; kinds: string[] };

const ALL = ["All", "Fruit", "Vegetables", "Fish"];
const SAMPLE: Shop = { products: 20, onSale: true, pages: 3, related: 8, kinds: ALL };
const SHOPS: Shop[] = [
  { products: 1, onSale: true, pages: 1, related: 0, kinds: ["All", "Fruit"] },
  { products: 19, onSale: false, pages: 3, related: 8, kinds: ALL },
  { products: 21, onSale: true, pages: 3, related: 8, kinds: ALL },
  { products: 300, onSale: true, pages: 38, related: 8, kinds: ALL },
];

async function change(file: string, from: RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, "utf8")).replaceAll(from, to));
}

/** Builds a shop of this size in a folder of its own. */
async function buildShop({ products, onSale }: Shop): Promise<string> {
  const copy = await copySite({ products });
  const content = path.join(copy, "content");
  if (!onSale) {
    for (const file of await readdir(path.join(content, "products")))
      await change(path.join(content, "products", file), /^old_price: .*$/gm, "old_price: null");
  }
  if (products === 1) {
    await change(path.join(content, "pages/home-2.yaml"), /product: \d+/g, "product: 1");
    await change(path.join(content, "pages/home-4.yaml"), /\/shop-single\/\d+/g, "/shop-single/1");
  }
  // Services name products of the sample's.
  if (products < SAMPLE.products) {
    for (const file of await readdir(path.join(content, "services")))
      await change(path.join(content, "services", file), /^products:\n(?: {2}- \d+\n)+/gm, "");
  }
  await addDocument(copy);
  await buildSite(copy).ended;
  return copy;
}

/** Adds a fifth technical document, in both languages, and issues it. */
async function addDocument(copy: string): Promise<void> {
  const content = path.join(copy, "content");
  const document = await readFile(path.join(content, "documents/raquis-picado.yaml"), "utf8");
  await writeFile(
    path.join(content, "documents/raquis-molido.yaml"),
    document
      .replace("id: raquis-picado", "id: raquis-molido")
      .replace("es: Raquis picado", "es: Raquis molido")
      .replace("es: Raquis,", "es: Molido,"),
  );
  for (const lang of ["es", "en"]) {
    const record = await readFile(path.join(content, `register/ft-raquis-${lang}.yaml`), "utf8");
    await writeFile(
      path.join(content, `register/ft-molido-${lang}.yaml`),
      record
        .replace(/^id: .*/m, `id: ft-molido-${lang}`)
        .replace(/^(file: .*)raquis-picado$/m, "$1raquis-molido")
        .replace(/^versions:[^]*/m, ""),
    );
  }
  await promisify(execFile)(process.execPath, ["build-tools/issue.ts"], { cwd: copy });
}

const test = base.extend<{ shop: Shop }>({
  shop: [SAMPLE, { option: true }],
  // A build takes its time.
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

const productsOn = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");

for (const shop of SHOPS) {
  const { products, onSale, pages, related, kinds } = shop;
  test.describe(`a shop of ${products} products${onSale ? "" : ", none on sale"}`, () => {
    test.use({ shop });
    test("is built, and its pages are right", async ({ page }) => {
      const faults = new Faults();
      faults.watch(page);

      await page.goto("/shop");
      await hydrated(page);
      const shown = Math.min(products, 8);
      await expect(productsOn(page)).toHaveCount(shown);
      await expect(page.getByText(`Showing 1–${shown} of ${products} results`)).toBeVisible();
      const pager = page.getByRole("navigation", { name: "Pages" });
      await expect(pager).toHaveCount(pages > 1 ? 1 : 0);
      await expect(page.getByText("Sale!").first()).toBeVisible({ visible: onSale });

      if (pages > 1) {
        await page.goto(`/shop?page=${pages}`);
        await hydrated(page);
        await expect(productsOn(page)).toHaveCount(products - 8 * (pages - 1));
      }

      // The last of them, and the first.
      for (const id of new Set([products, 1])) {
        await page.goto(`/shop-single/${id}`);
        await hydrated(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("region", { name: "Related Products" })).toHaveCount(related > 0 ? 1 : 0);
        await page.getByRole("button", { name: "Add to cart", exact: true }).click();
        await expect(page.getByText("Product added successfully")).toBeVisible();
      }

      await page.goto("/home-4");
      await hydrated(page);
      const filter = page.getByRole("group", { name: "Filter" });
      await expect(filter.getByRole("button")).toHaveText(kinds);
      for (const kind of kinds) await filter.getByRole("button", { name: kind }).click();
      await page.goto("/home-2");
      await hydrated(page);
      expect(faults.list).toEqual([]);

      expect((await page.goto(`/shop-single/${products + 1}`))?.status()).toBe(404);

      // Each of the five technical documents can be left out of the comparison.
      await page.goto("/ficha-tecnica");
      await hydrated(page);
      const compared = page.getByRole("table", { name: "Comercio y manejo" }).getByRole("columnheader");
      const columns = await compared.count();
      const boxes = page.getByRole("group", { name: "Productos" }).getByRole("checkbox");
      await expect(boxes).toHaveCount(5);
      for (const box of await boxes.all()) {
        await box.uncheck();
        await expect(compared).toHaveCount(columns - 1);
        await box.check();
      }
    });
  });
}
