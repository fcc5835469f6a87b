import type { Category } from "~/catalog/content/products";
import { TINT_CLASSES, type Tint } from "~/lib/background";

const tints = new Map<unknown, Tint>(
  Object.entries({ fruit: "fruit", vegetables: "leaf", fish: "sea" } satisfies Record<Category, Tint>),
);

/** The tint class of a category; neutral for an unknown category, which an old stored cart may contain. */
export function categoryTint(category: unknown): string {
  return TINT_CLASSES[tints.get(category) ?? "clay"];
}
