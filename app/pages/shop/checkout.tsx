import { suggestedProducts } from "~/catalog/queries/lists";
import { checkoutPage } from "~/catalog/schemas/shop-pages";
import { CartRegion } from "~/features/cart/cart-region";
import { EmptyCart } from "~/features/cart/empty-cart";
import { OrderStarters } from "~/features/cart/order-starters";
import { OrderGlance } from "~/features/cart/order-summary";
import { PageHead } from "~/sections/page-head";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import { CheckoutForm } from "./checkout-form";
import type { Route } from "./+types/checkout";

export const loader = () => ({
  page: { ...checkoutPage(), breadcrumbs: [parentPages.home, parentPages.shop, parentPages.cart] },
  suggestions: suggestedProducts(),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Checkout({ loaderData: { page, suggestions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" ifStored />
      <CartRegion label={page.order.title}>
        <EmptyCart words={page.empty} className="mb-16">
          <OrderStarters title={page.empty.products} products={suggestions} />
        </EmptyCart>
        <OrderGlance title={page.order.title} />
        <CheckoutForm page={page} />
      </CartRegion>
    </>
  );
}
