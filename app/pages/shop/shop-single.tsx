import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/shop-single";
import { loadProduct } from "./product-loader";
import { ProductPage } from "./product-page";

export const loader = ({ params }: Route.LoaderArgs) => loadProduct(params.id);

export const meta = ({ loaderData: { product, card } }: Route.MetaArgs) =>
  demoMeta({ title: product.name, description: product.summary, path: `/shop-single/${product.id}`, card });

export default function ShopSingle({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} strip={true} />;
}
