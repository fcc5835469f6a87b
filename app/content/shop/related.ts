import { products, type Product } from "./products";

/** How many products stand beside another one: enough to fill the carousel twice. */
const COUNT = 8;

/** The products to show beside one: those of its category first, then those that follow it in the shop, around its end. */
export function relatedTo({ id, category }: Product): Product[] {
  const at = products.findIndex((product) => product.id === id);
  const others = [...products.slice(at + 1), ...products.slice(0, Math.max(at, 0))];
  const same = others.filter((product) => product.category === category);
  const rest = others.filter((product) => product.category !== category);
  return [...same, ...rest].slice(0, COUNT);
}
