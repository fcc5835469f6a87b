import { expect, test } from "vitest";
import { loader, meta } from "./shop-single";

test("publishes the price as a plain number", () => {
  const data = loader({ params: { id: "1" }, pattern: "shop-single/:id" });
  const loaderData = { ...data, product: { ...data.product, price: 1250 } };
  const offers: unknown = expect.objectContaining({ price: "12.50", priceCurrency: "USD" });
  expect(meta({ loaderData })).toContainEqual({ "script:ld+json": expect.objectContaining({ offers }) });
});
