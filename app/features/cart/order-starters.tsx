import { href } from "react-router";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { formatCents } from "~/lib/money";
import { pictureThumb } from "~/lib/picture";
import { CardLink } from "~/ui/card";
import { OldPrice } from "~/ui/price";
import { AddToCartButton } from "./add-to-cart-button";
import { CartThumb } from "./cart-thumb";

type Props = { title: string; products: readonly ProductOnCard[] };

/** What an empty order may begin with: products as lines of an order, each with the button that puts it there. */
export function OrderStarters({ title, products }: Props) {
  return (
    <section aria-labelledby="order-starters" className="mt-16">
      <h2 id="order-starters" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-6 border-husk-300 max-tablet:border-b tablet:grid-cols-2 desktop:grid-cols-4">
        {products.map((product) => (
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
              {product.old_price === null ? null : <OldPrice price={product.old_price} className="ml-2" />}
            </p>
            <AddToCartButton product={product} compact />
          </li>
        ))}
      </ul>
    </section>
  );
}
