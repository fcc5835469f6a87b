import { expect, test } from "vitest";
import { products } from "~/catalog/content/products";
import { loader, meta } from "./shop-single";

test("publishes the price as a plain number", () => {
  const data = loader({ params: { id: String(products[0]?.id) }, pattern: "shop-single/:id" });
  const loaderData = { ...data, product: { ...data.product, price: 1250 } };
  const offers: unknown = expect.objectContaining({ price: "12.50", priceCurrency: "USD" });
  expect(meta({ loaderData })).toContainEqual({ "script:ld+json": expect.objectContaining({ offers }) });
});
