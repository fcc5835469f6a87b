import { suggestedProducts } from "~/catalog/queries/lists";
import { cartPage } from "~/catalog/schemas/shop-pages";
import { CartContents } from "~/features/cart/cart-contents";
import { PageHead } from "~/sections/page-head";
import { ProductGrid } from "~/sections/product-grid";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/cart";

export const loader = () => ({
  page: { ...cartPage(), breadcrumbs: [parentPages.home, parentPages.shop] },
  suggestions: suggestedProducts(),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Cart({ loaderData: { page, suggestions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" ifStored />
      <CartContents
        words={page}
        first={
          <section aria-labelledby="first-products" className="mt-12 tablet:mt-16">
            <h2 id="first-products" className="mb-8">
              {page.empty.products}
            </h2>
            <ProductGrid products={suggestions} />
          </section>
        }
      />
    </>
  );
}
