import type { Route } from "./+types/shop-single";
import { loadProduct } from "./load-product";
import { productMeta } from "./product-meta";
import { ProductPage } from "./product-page";

export const loader = ({ params }: Route.LoaderArgs) => loadProduct(params.id);

export const meta = ({ loaderData }: Route.MetaArgs) => productMeta(loaderData);

export default function ShopSingle({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} hasThumbnails />;
}
