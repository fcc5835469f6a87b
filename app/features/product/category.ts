import type { Category } from "~/catalog/schemas/products";

const classes = {
  fruit: "tint-fruit",
  vegetables: "tint-leaf",
  fish: "tint-sea",
} satisfies Record<Category, string>;

/** The tint of a category; neutral for an unknown one, which an old stored cart may contain. */
export function categoryTint(category: unknown): string {
  return isCategory(category) ? classes[category] : "tint-clay";
}

function isCategory(value: unknown): value is Category {
  return typeof value === "string" && Object.hasOwn(classes, value);
}
