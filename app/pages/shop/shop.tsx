import { lists } from "~/catalog/queries/lists";
import { shopPage } from "~/catalog/schemas/shop-pages";
import { ShopHero } from "./shop-hero";
import { ShopProducts } from "./shop-products";
import { parentPages } from "~/words/navigation";
import { listMeta } from "../demo-meta";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/shop";

export const loader = () => ({
  page: { ...shopPage(), breadcrumbs: [parentPages.home] },
  list: lists.shop(1),
});

export const clientLoader = listClientLoader<typeof loader>();

export const meta = ({ loaderData: { page, list } }: Route.MetaArgs) => listMeta(page, list.number);

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopHero content={loaderData.page} />
      <ShopProducts page={loaderData.list} words={loaderData.page} />
    </>
  );
}
