import { suggestedProducts } from "~/catalog/queries/lists";
import { checkoutPage } from "~/catalog/content/shop-pages";
import { useKnownCart } from "~/features/cart/cart-store";
import { CartTotal } from "~/features/cart/cart-totals";
import { Icon } from "~/ui/icon";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/checkout";
import { CartPageLayout } from "./cart-page-layout";
import { CheckoutForm } from "./checkout-form";

export const loader = () => ({
  page: { ...checkoutPage(), breadcrumbs: [parentPages.home, parentPages.shop, parentPages.cart] },
  suggestions: suggestedProducts(),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Checkout({ loaderData: { page, suggestions } }: Route.ComponentProps) {
  const cart = useKnownCart();
  return (
    <CartPageLayout page={page} label={page.order.title} suggestions={suggestions} compact>
      {/* In narrow windows the order is below the form, so this links to it. */}
      {cart?.length === 0 ? null : (
        <a
          href="#order-summary"
          className="mb-8 flex min-h-15 items-center gap-2 rounded-field bg-husk-100 px-4 font-medium desktop:hidden print:hidden noscript:hidden nothing-stored:hidden"
        >
          {page.order.title}
          <b className="ml-auto text-2xl">
            <CartTotal />
          </b>
          <Icon name="chevron-down" className="size-5" />
        </a>
      )}
      <CheckoutForm page={page} />
    </CartPageLayout>
  );
}
