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
    <section aria-labelledby="order-starters" className="order-starters">
      <h2 id="order-starters">{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id} className="group/card">
            <CartThumb item={{ thumb: pictureThumb(product.thumb), category: product.category }} />
            <p>
              <CardLink to={href("/shop-single/:id", { id: String(product.id) })}>{product.name}</CardLink>
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
