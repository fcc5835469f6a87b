import { useState } from "react";
import type { ProductOnCard } from "~/catalog/lists";
import { fill } from "~/lib/fill";
import { useKeptChoice } from "~/ui/use-kept-choice";
import * as productCard from "~/words/product-card";
import { ProductGrid } from "./product-grid";

const CATEGORIES = ["all", "fruit", "vegetables", "fish"] as const;

/** What the grid can be narrowed to. */
export type FeaturedFilter = (typeof CATEGORIES)[number];

type Props = {
  title: string;
  /** The first eight of all products, and of each kind if it can be filtered (spec 9). */
  products: Partial<Record<FeaturedFilter, readonly ProductOnCard[]>> & { all: readonly ProductOnCard[] };
  /** What the filter buttons say, where there are any (spec 2, "Home 4"). */
  filter?: { filter: string; all: string; shown: string };
};

/** Eight products in four columns, on phones in two rows to swipe, with or without filter buttons; it starts at All (spec 2, 4). */
export function FeaturedProducts({ title, products, filter }: Props) {
  const [chosen, choose] = useKeptChoice("filter", CATEGORIES, "all");
  const [isPressed, setPressed] = useState(false);
  // A kind of which there is nothing cannot be chosen.
  const offered = CATEGORIES.filter((category) => category === "all" || products[category]?.length);
  const shown = products[chosen] ?? [];
  const labelOf = (category: FeaturedFilter) =>
    category === "all" ? (filter?.all ?? "") : productCard.categories[category];
  return (
    <section className="wrap section below-fold below-fold-tall">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {filter ? (
          <div role="group" aria-label={filter.filter} className="segments with-scripts">
            {offered.map((category) => (
              <button
                key={category}
                type="button"
                aria-pressed={category === chosen}
                onClick={() => {
                  choose(category);
                  setPressed(true);
                }}
              >
                {labelOf(category)}
              </button>
            ))}
            <p role="status" className="sr-only">
              {isPressed ? fill(filter.shown, { category: labelOf(chosen), count: shown.length }) : null}
            </p>
          </div>
        ) : null}
      </div>
      <ProductGrid products={shown} className="swipe-row product-rows mt-[clamp(36px,4vw,60px)]" />
    </section>
  );
}
