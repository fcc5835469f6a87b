import { useState } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { fill } from "~/lib/fill";
import { Segment, Segments } from "~/ui/segments";
import { useHistoryChoice } from "~/ui/use-history-choice";
import * as productCard from "~/words/product-card";
import { FeaturedProducts } from "./featured-products";

const CATEGORIES = ["all", "fruit", "vegetables", "fish"] as const;

type Category = (typeof CATEGORIES)[number];

type Props = {
  title: string;
  /** The first eight of each category (spec 9). */
  products: Record<Category, readonly ProductOnCard[]>;
  words: { filter: string; all: string; shown: string };
};

/** Starts at "All" (spec 2, "Home 4"). */
export function FilteredProducts({ title, products, words }: Props) {
  const [chosen, choose] = useHistoryChoice("filter", CATEGORIES, "all");
  const [isPressed, setPressed] = useState(false);
  // Offers no empty category.
  const offered = CATEGORIES.filter((category) => category === "all" || products[category].length > 0);
  const shown = products[chosen];
  const labelOf = (category: Category) => (category === "all" ? words.all : productCard.categories[category]);
  return (
    <FeaturedProducts title={title} products={shown}>
      <Segments label={words.filter}>
        {offered.map((category) => (
          <Segment
            key={category}
            aria-pressed={category === chosen}
            onClick={() => {
              choose(category);
              setPressed(true);
            }}
          >
            {labelOf(category)}
          </Segment>
        ))}
        <p role="status" className="sr-only">
          {isPressed ? fill(words.shown, { category: labelOf(chosen), count: shown.length }) : null}
        </p>
      </Segments>
    </FeaturedProducts>
  );
}
