import { suggestedProducts } from "~/catalog/queries/lists";
import { checkoutPage } from "~/catalog/schemas/shop-pages";
import { CartEnquiryLink } from "~/features/cart/cart-enquiry-link";
import { CartRegion } from "~/features/cart/cart-region";
import { EmptyCart, WhileEmpty } from "~/features/cart/empty-cart";
import { OrderStarters } from "~/features/cart/order-starters";
import { OrderGlance, OrderSummary } from "~/features/cart/order-summary";
import { CheckoutForm } from "~/features/checkout/checkout-form";
import { PageHead } from "~/sections/page-head";
import { Link } from "~/ui/link";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
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
        <EmptyCart words={page.empty} />
        <WhileEmpty>
          <OrderStarters title={page.empty.products} products={suggestions} />
        </WhileEmpty>
        <OrderGlance title={page.order.title} />
        <CheckoutForm
          words={page.form}
          countries={page.countries}
          defaultCountry={page.defaultCountry}
          summary={<OrderSummary words={page.order} />}
          notice={
            <>
              <div className="order-note">
                <p>{page.noPayment}</p>
                <Link to="/contact-us" className="mt-2 block w-fit text-link">
                  {page.contact}
                </Link>
              </div>
              <CartEnquiryLink>{page.enquiry}</CartEnquiryLink>
            </>
          }
        />
      </CartRegion>
    </>
  );
}
