import type { ProductSummary } from "~/catalog/queries/lists";
import type { ShopPage } from "~/catalog/schemas/shop-pages";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductRow } from "~/features/product/product-row";
import type { Page } from "~/lib/paginate";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/pagination/paged-list";
import { TabList, TabPanel, useTabs } from "~/ui/tabs";
import { useHistoryChoice } from "~/ui/use-history-choice";
import { ProductGrid } from "~/sections/product-grid";

const VIEWS = ["grid", "list"] as const;

type Props = { page: Page<ProductSummary>; words: ShopPage };

/** Sorting does nothing (spec 2, "Shop"). */
export function ShopProducts({ page, words }: Props) {
  const [view, setView] = useHistoryChoice("view", VIEWS, "grid");
  const tabs = useTabs(view, setView);

  return (
    <section className="wrap" aria-label={words.products}>
      <PagedList
        page={page}
        status={
          <BoldValues
            sentence={words.showing}
            values={{ range: `${page.first}–${page.last}`, total: page.total }}
          />
        }
        statusClass="mb-8 flex flex-wrap items-center gap-3 border-b border-husk-300 py-4 max-tablet:*:first:w-full tablet:mb-12 tablet:gap-6 tablet:py-6 tablet:*:first:mr-auto"
        tools={
          <>
            <TabList
              tabs={tabs}
              label={words.views.label}
              look="segments"
              items={VIEWS.map((id) => ({
                id,
                title: (
                  <>
                    <Icon name={id} className="size-4.5" />
                    <span className="max-tablet:sr-only">{words.views[id]}</span>
                  </>
                ),
              }))}
            />
            <p className="relative flex max-tablet:flex-1 print:hidden">
              <select
                className="h-13 w-full appearance-none rounded-full border border-line pr-12 pl-6 text-base font-medium"
                aria-label={words.sort.label}
              >
                {words.sort.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
              <Icon name="chevron-down" className="pointer-events-none absolute top-4 right-4 size-5" />
            </p>
          </>
        }
        withoutScripts={words.withoutScripts}
      >
        <TabPanel tabs={tabs} id="grid">
          {view === "grid" ? <ProductGrid products={page.items} heading="h2" /> : null}
        </TabPanel>
        <TabPanel tabs={tabs} id="list" className="divide-y divide-husk-300">
          {view === "list"
            ? page.items.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  reviews={words.reviews}
                  sizes="(width < 721px) 30vw, 240px"
                  look="line"
                >
                  <AddToCartButton product={product} />
                </ProductRow>
              ))
            : null}
        </TabPanel>
      </PagedList>
    </section>
  );
}

type BoldValuesProps = { sentence: string; values: Readonly<Record<string, string | number>> };

/** Fills the placeholders of a sentence with bold values. */
function BoldValues({ sentence, values }: BoldValuesProps) {
  return sentence.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <b key={part} className="font-semibold">
        {values[part]}
      </b>
    ),
  );
}
