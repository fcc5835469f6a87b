import { firstProducts } from "~/catalog/queries/lists";
import { cartPage } from "~/catalog/schemas/shop-pages";
import { CartContents } from "~/features/cart/cart-contents";
import { FirstProducts } from "./first-products";
import { PageHead } from "~/sections/page-head";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";

export function loader() {
  return {
    page: cartPage(),
    first: firstProducts(),
    breadcrumbs: [parentPages.home, parentPages.shop],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Cart({ loaderData: { page, first, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" breadcrumbs={breadcrumbs} ifStored />
      <CartContents words={page} first={<FirstProducts title={page.empty.products} products={first} />} />
    </>
  );
}
