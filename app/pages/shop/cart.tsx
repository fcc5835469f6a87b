import { suggestedProducts } from "~/catalog/queries/lists";
import { cartPage } from "~/catalog/content/shop-pages";
import { useKnownCart } from "~/features/cart/cart-store";
import { CartTable } from "~/features/cart/cart-table";
import { CartTotals } from "~/features/cart/cart-totals";
import { formatCents, totalCents } from "~/lib/money";
import { Button, ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";
import { CartPageLayout } from "./cart-page-layout";

export const loader = () => ({
  page: { ...cartPage(), breadcrumbs: [parentPages.home, parentPages.shop] },
  suggestions: suggestedProducts(),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Cart({ loaderData: { page, suggestions } }: Route.ComponentProps) {
  const cart = useKnownCart();
  const { totals } = page;
  return (
    <CartPageLayout page={page} label={page.label} suggestions={suggestions}>
      {cart !== null && cart.length > 0 ? (
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 desktop:grid-cols-panel desktop:grid-rows-[auto_1fr] desktop:items-start print:block">
          <CartTable cart={cart} words={page.table} />
          <CartTotals
            id="cart-totals"
            title={totals.title}
            lines={[
              { term: totals.subtotal, value: formatCents(totalCents(cart)) },
              { term: totals.shipping, value: totals.free, note: totals.destination },
            ]}
            total={totals.total}
            className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1"
          >
            <ButtonLink to="/checkout" look="primary" size="large" className="w-full">
              {totals.checkout}
            </ButtonLink>
          </CartTotals>
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
            <form
              method="dialog"
              className="flex w-full max-w-110 flex-wrap rounded-card border border-line bg-field p-1 print:hidden"
            >
              <label className="sr-only" htmlFor="coupon">
                {page.coupon.label}
              </label>
              <input
                id="coupon"
                name="coupon"
                placeholder={page.coupon.label}
                autoComplete="off"
                className="h-13 min-w-0 flex-[1_1_8em] rounded-full px-4"
              />
              <Button type="submit" look="quiet" size="compact">
                {page.coupon.apply}
              </Button>
            </form>
            <Link to="/shop" className="font-medium text-palm-700 text-link">
              {page.continue}
            </Link>
          </div>
        </div>
      ) : null}
    </CartPageLayout>
  );
}
