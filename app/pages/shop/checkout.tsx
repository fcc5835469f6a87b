import { checkoutPage } from "~/catalog/shop-pages";
import { CartEnquiryLink } from "~/features/cart/cart-enquiry-link";
import { EmptyOrder } from "~/features/cart/empty-order";
import { OrderGlance, OrderSummary } from "~/features/cart/order-summary";
import { CheckoutForm } from "~/features/checkout/checkout-form";
import { PageTitle } from "~/sections/page-title";
import { Link } from "~/ui/link";
import * as frame from "~/words/frame";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/checkout";

export function loader() {
  return { page: checkoutPage(), breadcrumbs: [parentPages.home, parentPages.shop, parentPages.cart] };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Checkout({ loaderData: { page, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} breadcrumbs={breadcrumbs} />
      <div className="cart-contents wrap">
        <EmptyOrder {...page.order} />
        <OrderGlance title={page.order.title} />
        <CheckoutForm
          words={page.form}
          countries={page.countries}
          defaultCountry={page.defaultCountry}
          summary={<OrderSummary words={page.order} />}
          notice={
            <>
              <p className="without-scripts mt-5 font-medium">{frame.cart.withoutScripts}</p>
              <p className="notice">
                {page.noPayment}{" "}
                <Link to="/contact-us" className="text-link">
                  {page.contact}
                </Link>
                <CartEnquiryLink>{page.enquiry}</CartEnquiryLink>
              </p>
            </>
          }
        />
      </div>
    </>
  );
}
