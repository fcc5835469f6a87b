import { href } from "react-router";
import { suggestedProducts } from "~/catalog/queries/lists";
import { checkoutPage } from "~/catalog/schemas/shop-pages";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { CartRegion } from "~/features/cart/cart-region";
import { CartTotal } from "~/features/cart/cart-totals";
import { EmptyCart } from "~/features/cart/empty-cart";
import { CartThumb } from "~/features/cart/cart-thumb";
import { formatCents } from "~/lib/money";
import { pictureThumb } from "~/lib/picture";
import { PageHead } from "~/sections/page-head";
import { CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { OldPrice } from "~/ui/price";
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
          <section aria-labelledby="order-starters" className="mt-16">
            <h2 id="order-starters" className="text-2xl">
              {page.empty.products}
            </h2>
            <ul className="mt-4 grid gap-x-6 border-husk-300 max-tablet:border-b tablet:grid-cols-2 desktop:grid-cols-4">
              {suggestions.map((product) => (
                <li
                  key={product.id}
                  className="group/card relative flex items-center gap-3 border-t border-husk-300 py-3"
                >
                  <CartThumb
                    item={{ thumb: pictureThumb(product.thumb), category: product.category }}
                    className="size-16"
                  />
                  <p className="min-w-0 flex-1">
                    <CardLink
                      to={href("/shop-single/:id", { id: String(product.id) })}
                      className="block font-display text-lg/tight"
                    >
                      {product.name}
                    </CardLink>
                    {formatCents(product.price)}
                    {product.old_price === null ? null : (
                      <OldPrice price={product.old_price} className="ml-2" />
                    )}
                  </p>
                  <AddToCartButton product={product} compact />
                </li>
              ))}
            </ul>
          </section>
        </EmptyCart>
        {/* Where the order is below the form: its total, and the way there. */}
        <a
          href="#order-summary"
          data-if-stored
          className="mb-8 flex min-h-15 items-center gap-2 rounded-field bg-husk-100 px-4 font-medium desktop:hidden print:hidden noscript:hidden empty-cart:hidden"
        >
          {page.order.title}
          <b className="ml-auto text-2xl">
            <CartTotal />
          </b>
          <Icon name="chevron-down" className="size-5" />
        </a>
        <CheckoutForm page={page} />
      </CartRegion>
    </>
  );
}
