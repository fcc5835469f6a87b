import { cart, home, shop } from "~/content/demo/trail";
import { cartWords, countries, defaultCountry, shopPages } from "~/content/shop/pages";
import { OrderSummary } from "~/features/cart/order-summary";
import { CheckoutForm } from "~/features/checkout/checkout-form";
import { PageTitle } from "~/sections/page-title";
import { Link } from "~/ui/link";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/checkout";

export const loader = () => ({
  page: shopPages.checkout,
  trail: [home, shop, cart],
  words: cartWords,
  countries,
  defaultCountry,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Checkout({ loaderData: { page, trail, words, ...form } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} trail={trail} />
      <div className="cart-contents wrap">
        <CheckoutForm
          {...form}
          summary={<OrderSummary />}
          notice={
            <>
              <p className="without-scripts mt-5 font-medium">{words.withoutScripts}</p>
              <p className="notice">
                {words.noPayment}{" "}
                <Link to="/contact-us" className="text-link">
                  {words.contact}
                </Link>
              </p>
            </>
          }
        />
      </div>
    </>
  );
}
