import type { Category } from "~/catalog/schemas/products";

const classes = new Map<unknown, string>(
  Object.entries({
    fruit: "tint-fruit",
    vegetables: "tint-leaf",
    fish: "tint-sea",
  } satisfies Record<Category, string>),
);

/** The tint of a category; neutral for an unknown one, which an old stored cart may contain. */
export function categoryTint(category: unknown): string {
  return classes.get(category) ?? "tint-clay";
}
