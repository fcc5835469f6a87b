import { expect, test } from "vitest";
import { values } from "../content/corporate/values";
import { categoryItems } from "../content/home/home-pages";
import { findProduct } from "./products";
import { findService } from "./services";

test("values lead to services, and kinds of goods to products", () => {
  for (const { id } of values) expect(findService(String(id)), `service ${id}`).toBeDefined();
  for (const { id } of categoryItems) expect(findProduct(String(id)), `product ${id}`).toBeDefined();
});
