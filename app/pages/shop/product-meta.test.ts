import { expect, test } from "vitest";
import { loadProduct } from "./load-product";
import { productMeta } from "./product-meta";

test("publishes the price as a plain number", () => {
  const { product, ...data } = loadProduct("1");
  const meta = productMeta({ ...data, product: { ...product, price: 1250 } });
  const offers: unknown = expect.objectContaining({ price: "12.50", priceCurrency: "USD" });
  expect(meta).toContainEqual({ "script:ld+json": expect.objectContaining({ offers }) });
});
