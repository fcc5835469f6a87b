import { home, shop } from "~/content/demo/trail";
import { cartWords, shopPages } from "~/content/shop/pages";
import { CartContents } from "~/features/cart/cart-contents";
import { PageTitle } from "~/sections/page-title";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";

export const loader = () => ({ page: shopPages.cart, trail: [home, shop], words: cartWords });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Cart({ loaderData: { page, trail, words } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} trail={trail} />
      <CartContents words={words} />
    </>
  );
}
