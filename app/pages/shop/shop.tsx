import { useId } from "react";
import { lists } from "~/catalog/queries/lists";
import { shopPage } from "~/catalog/content/shop-pages";
import { fill } from "~/lib/fill";
import { paginate } from "~/lib/paginate";
import { ProductGrid } from "~/sections/product-grid";
import { ProductRow } from "~/sections/product-card";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/paged-list";
import { TabList, TabPanel } from "~/ui/tabs";
import { StudioPicture } from "~/ui/tile";
import { useHistoryChoice } from "~/ui/use-history-choice";
import { parentPages } from "~/words/navigation";
import { listMeta } from "../demo-meta";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/shop";
import styles from "./shop.module.css";

export const loader = () => ({ page: shopPage(), list: lists.shop, number: 1 });

export const clientLoader = listClientLoader<typeof loader>();

export const meta = ({ loaderData: { page, list, number } }: Route.MetaArgs) =>
  listMeta(page, paginate(list, number).number);

const VIEWS = ["grid", "list"] as const;

export default function Shop({ loaderData: { page, ...loaderData } }: Route.ComponentProps) {
  const list = paginate(loaderData.list, loaderData.number);
  const [view, setView] = useHistoryChoice("view", VIEWS, "grid");
  const tabs = useId();
  const { left, middle, right } = page.pictures;

  return (
    <>
      <section className="relative isolate flow-root overflow-clip bg-(--tint) tint-fruit tablet:grid tablet:min-h-85 tablet:items-center desktop:min-h-110">
        {/* On phones the still life is below the text. */}
        <div className="wrap py-8 max-tablet:mb-[184px]">
          <Breadcrumb breadcrumbs={[parentPages.home]} current={page.title} />
          <h1 className="my-4 text-5xl">{page.title}</h1>
          <p className="lead text-balance tablet:max-w-[15em]">{page.lead}</p>
        </div>
        <div className={`${styles.still} print:hidden`}>
          <StudioPicture picture={left} sizes="310px" className="max-desktop:hidden" />
          <StudioPicture
            picture={middle}
            sizes={{ phone: "min(55vw, 214px)", tablet: "min(35vw, 440px)" }}
            priority
          />
          <StudioPicture picture={right} sizes={{ phone: "min(50vw, 194px)", tablet: "min(31vw, 400px)" }} />
        </div>
      </section>
      <section className="wrap" aria-label={page.products}>
        <PagedList
          page={list}
          status={fill(page.showing, { range: `${list.first}–${list.last}`, total: list.total })}
          tools={
            <>
              <TabList
                group={tabs}
                label={page.views.label}
                selected={view}
                onSelect={setView}
                look="segments"
                items={VIEWS.map((id) => ({
                  id,
                  title: (
                    <>
                      <Icon name={id} className="size-5" />
                      <span className="max-tablet:sr-only">{page.views[id]}</span>
                    </>
                  ),
                }))}
              />
              {/* The demo's sorting does nothing. */}
              <p className="relative flex flex-1 tablet:flex-none print:hidden">
                <select
                  className="h-13 w-full appearance-none rounded-full border border-line pr-12 pl-6 text-base font-medium"
                  aria-label={page.sort.label}
                >
                  {page.sort.options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
                <Icon name="chevron-down" className="pointer-events-none absolute top-4 right-4 size-5" />
              </p>
            </>
          }
          withoutScripts={page.withoutScripts}
        >
          <TabPanel group={tabs} id="grid" selected={view}>
            {view === "grid" ? <ProductGrid products={list.items} heading="h2" /> : null}
          </TabPanel>
          <TabPanel group={tabs} id="list" selected={view} className="divide-y divide-husk-300">
            {view === "list"
              ? list.items.map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    reviews={page.reviews}
                    heading="h2"
                    className="py-6"
                  />
                ))
              : null}
          </TabPanel>
        </PagedList>
      </section>
    </>
  );
}
