import type { Category } from "~/catalog/products";

const categories = {
  fruit: { label: "Fruit", tint: "tint-fruit" },
  vegetables: { label: "Vegetables", tint: "tint-leaf" },
  fish: { label: "Fish", tint: "tint-sea" },
} satisfies Record<Category, { label: string; tint: string }>;

/** What a category is called. */
export function categoryLabel(category: Category): string {
  return categories[category].label;
}

/** The class with the ground of a product's picture; a neutral one for what is no category. */
export function categoryTint(category: unknown): string {
  return isCategory(category) ? categories[category].tint : "tint-clay";
}

function isCategory(value: unknown): value is Category {
  return typeof value === "string" && Object.hasOwn(categories, value);
}
