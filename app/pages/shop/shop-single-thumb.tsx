import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/shop-single-thumb";
import { loadProduct } from "./product-loader";
import { ProductPage } from "./product-page";

export const loader = ({ params }: Route.LoaderArgs) => loadProduct(params.id);

export const meta = ({ loaderData: { product, card } }: Route.MetaArgs) =>
  demoMeta({
    title: `${product.name}, large pictures`,
    description: product.summary,
    // The same product: search engines keep the other page.
    path: `/shop-single/${product.id}`,
    card,
  });

export default function ShopSingleThumb({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} strip={false} />;
}
