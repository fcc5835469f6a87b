import { useId, useState } from "react";
import { ProductRating } from "~/features/product/product-rating";
import { fill } from "~/lib/fill";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { lazyOptional } from "~/ui/lazy-optional";
import { TabList, TabPanel } from "~/ui/tabs";
import { useHistoryChoice } from "~/ui/use-history-choice";
import type { ProductData } from "./shop-single";

const ReviewForm = lazyOptional(() => import("~/features/comments/review-form"));

const TABS = ["description", "information", "review"] as const;

export function ProductTabs({ product, words }: Pick<ProductData, "product" | "words">) {
  const { goodToKnow, reviews } = words;
  const label = fill(words.tabs.label, { name: product.name });
  const tabs = useId();
  const [selected, select] = useHistoryChoice("tab", TABS, "description");
  const [isReviewOpened, setReviewOpened] = useState(false);
  // Once mounted, the form stays mounted to keep what was typed.
  if (selected === "review" && !isReviewOpened) setReviewOpened(true);
  const [first, ...others] = product.description;

  return (
    <section aria-label={label} className="bg-husk-100 py-section">
      <div className="wrap">
        <TabList
          group={tabs}
          label={label}
          items={TABS.map((id) => ({ id, title: words.tabs[id] }))}
          selected={selected}
          onSelect={select}
          look="line"
        />
        <TabPanel
          group={tabs}
          id="description"
          selected={selected}
          text
          className="grid gap-8 desktop:grid-cols-2-1 desktop:gap-16"
        >
          <div>
            <p className="mb-8 font-display text-2xl text-balance">{first}</p>
            <div className="gap-x-12 tablet:columns-2">
              {others.map((text) => (
                <p key={text} className="mb-4 break-inside-avoid">
                  {text}
                </p>
              ))}
            </div>
          </div>
          <div className="grid content-start gap-x-12 gap-y-4 border-husk-300 max-desktop:border-t max-desktop:pt-8 tablet:grid-cols-2 desktop:grid-cols-1 desktop:border-l desktop:pl-12">
            <h2 className="text-xl">{goodToKnow}</h2>
            <ul>
              {product.goodToKnow.map((fact) => (
                <li key={fact} className="flex gap-3 py-2">
                  <Icon name="check" className="mt-1 size-5 text-palm-700" />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </TabPanel>
        <TabPanel group={tabs} id="information" selected={selected} text>
          <Facts
            className="max-w-180"
            facts={[
              { label: words.weight, value: product.weight },
              { label: words.dimensions, value: product.dimensions },
              { label: words.colors, value: product.colors.join(", ") },
            ]}
          />
        </TabPanel>
        <TabPanel
          group={tabs}
          id="review"
          selected={selected}
          className="grid gap-12 desktop:grid-cols-2 desktop:gap-16"
        >
          <ul className="grid content-start gap-8">
            {reviews.map((review) => (
              <li key={review.name}>
                <ProductRating rating={review.rating} />
                <p className="mt-3">{review.text}</p>
                <p className="mt-3 text-base text-muted">
                  <b className="font-semibold text-ink">{review.name}</b>, {review.place}
                </p>
              </li>
            ))}
          </ul>
          <div className="min-h-160 noscript:hidden">{isReviewOpened ? <ReviewForm /> : null}</div>
        </TabPanel>
      </div>
    </section>
  );
}
