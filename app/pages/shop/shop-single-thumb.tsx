import { fill } from "~/lib/fill";
import type { Route } from "./+types/shop-single-thumb";
import { loadProduct } from "./load-product";
import { productMeta } from "./product-meta";
import { ProductPage } from "./product-page";

export const loader = ({ params }: Route.LoaderArgs) => loadProduct(params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  productMeta(loaderData, fill(loaderData.words.largePictures, { name: loaderData.product.name }));

export default function ShopSingleThumb({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} hasThumbnails={false} />;
}
