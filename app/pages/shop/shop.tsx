import { home } from "~/content/demo/trail";
import { lists } from "~/catalog/lists";
import { shopList, shopPages } from "~/content/shop/pages";
import { loadListPage } from "~/lib/list-page";
import { ShopHero } from "~/sections/shop-hero";
import { ShopProducts } from "~/sections/shop-products";
import { listMeta } from "../demo-meta";
import type { Route } from "./+types/shop";

export const loader = () => ({ page: shopPages.shop, trail: [home], words: shopList, list: lists.shop(1) });

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const first = await serverLoader();
  return { ...first, list: await loadListPage("shop", request.url, first.list) };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData: { page, trail, list } }: Route.MetaArgs) =>
  listMeta({ ...page, trail }, list.number);

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopHero content={loaderData.page} trail={loaderData.trail} />
      <ShopProducts page={loaderData.list} words={loaderData.words} />
    </>
  );
}
