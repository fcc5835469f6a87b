import { cartPage } from "~/catalog/shop-pages";
import { CartContents } from "~/features/cart/cart-contents";
import { PageTitle } from "~/sections/page-title";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";

export function loader() {
  return { page: cartPage(), breadcrumbs: [parentPages.home, parentPages.shop] };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Cart({ loaderData: { page, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} breadcrumbs={breadcrumbs} />
      <CartContents words={page} />
    </>
  );
}
