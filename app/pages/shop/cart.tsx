import { featuredOf } from "~/catalog/lists";
import { cartPage } from "~/catalog/shop-pages";
import { CartContents } from "~/features/cart/cart-contents";
import { FirstProducts } from "~/sections/first-products";
import { PageTitle } from "~/sections/page-title";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";

export function loader() {
  return {
    page: cartPage(),
    first: featuredOf(() => true).slice(0, 4),
    breadcrumbs: [parentPages.home, parentPages.shop],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Cart({ loaderData: { page, first, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        picture={page.picture}
        breadcrumbs={breadcrumbs}
        look="leaf"
      />
      <CartContents words={page} first={<FirstProducts title={page.empty.products} products={first} />} />
    </>
  );
}
