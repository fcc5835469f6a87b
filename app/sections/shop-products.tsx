import type { ProductSummary } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductRow } from "~/features/product/product-row";
import type { Page } from "~/lib/paginate";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/pagination/paged-list";
import { TabList, TabPanel, useTabs } from "~/ui/tabs";
import { useKeptChoice } from "~/ui/use-kept-choice";
import { ProductGrid } from "./product-grid";

const VIEWS = ["grid", "list"] as const;

/** What the list says. */
export type ShopListWords = {
  products: string;
  /** With the places `{range}` and `{total}`, which are set in bold. */
  showing: string;
  views: { label: string; grid: string; list: string };
  sort: { label: string; options: readonly string[] };
  reviews: string;
  withoutScripts: string;
};

type Props = { page: Page<ProductSummary>; words: ShopListWords };

/** One page of the shop: how much of it is shown, grid or list, the sort that does nothing, the products and the pager. */
export function ShopProducts({ page, words }: Props) {
  const [view, setView] = useKeptChoice("view", VIEWS, "grid");
  const tabs = useTabs(view, setView);

  return (
    <section className="wrap" aria-label={words.products}>
      <PagedList
        page={page}
        status={
          <InBold
            sentence={words.showing}
            values={{ range: `${page.first}–${page.last}`, total: page.total }}
          />
        }
        statusClass="shop-bar"
        tools={
          <>
            <TabList
              tabs={tabs}
              label={words.views.label}
              className="segments with-scripts"
              items={VIEWS.map((id) => ({
                id,
                title: (
                  <>
                    <Icon name={id} className="size-[18px]" />
                    <span className="max-tablet:sr-only">{words.views[id]}</span>
                  </>
                ),
              }))}
            />
            <p className="sort">
              <select aria-label={words.sort.label}>
                {words.sort.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
              <Icon name="chevron-down" className="size-[18px]" />
            </p>
          </>
        }
        withoutScripts={words.withoutScripts}
      >
        <TabPanel tabs={tabs} id="grid">
          {view === "grid" ? <ProductGrid products={page.items} heading="h2" /> : null}
        </TabPanel>
        <TabPanel tabs={tabs} id="list" className="ruled">
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

/** A sentence whose places are filled with bold figures. */
function InBold({
  sentence,
  values,
}: {
  sentence: string;
  values: Readonly<Record<string, string | number>>;
}) {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <b key={part}>{values[part]}</b>));
}
