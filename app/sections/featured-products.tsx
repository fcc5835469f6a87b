import { useState } from "react";
import type { ProductSummary } from "~/catalog/lists";
import { useKeptChoice } from "~/ui/use-kept-choice";
import { ShopCard } from "./shop-card";

const CATEGORIES = ["all", "fruit", "vegetables", "fish"] as const;
const LABELS = { all: "All", fruit: "Fruit", vegetables: "Vegetables", fish: "Fish" };

/** What the grid can be narrowed to. */
export type FeaturedFilter = (typeof CATEGORIES)[number];

type Props = {
  title: string;
  /** The first eight of all products, and of each kind if it can be filtered (spec 9). */
  products: Partial<Record<FeaturedFilter, readonly ProductSummary[]>> & { all: readonly ProductSummary[] };
  /** Whether there are filter buttons (spec 2, "Home 4"). */
  filter?: boolean;
};

/** Eight products in four columns, with or without filter buttons; it starts at All (spec 2, 4). */
export function FeaturedProducts({ title, products, filter = false }: Props) {
  const [chosen, choose] = useKeptChoice("filter", CATEGORIES, "all");
  const [isPressed, setPressed] = useState(false);
  const shown = products[chosen] ?? [];
  return (
    <section className="wrap section below-fold-tall">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {filter ? (
          <div role="group" aria-label="Filter" className="segments with-scripts">
            {CATEGORIES.map((category) => (
              <button
                key={category}
                type="button"
                aria-pressed={category === chosen}
                onClick={() => {
                  choose(category);
                  setPressed(true);
                }}
              >
                {LABELS[category]}
              </button>
            ))}
            <p role="status" className="sr-only">
              {isPressed ? `${LABELS[chosen]}: ${shown.length} products` : null}
            </p>
          </div>
        ) : null}
      </div>
      <div className="product-grid mt-[clamp(36px,4vw,60px)]">
        {shown.map((product) => (
          <ShopCard key={product.id} product={product} heading="h3" sizes="(width < 1181px) 45vw, 292px" />
        ))}
      </div>
    </section>
  );
}
