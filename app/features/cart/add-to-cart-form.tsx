import type { SubmitEvent } from "react";
import type { ProductPage } from "~/catalog/content/shop-pages";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import { productCard } from "~/words/product-card";
import { ADD_FORM, addToCart, useIsInCart, type CartProduct } from "./add-to-cart";
import { MAX_VALUE } from "./cart";

type Props = { product: CartProduct; words: ProductPage["form"] };

/** A quantity (min 1, step 1, default 1) and the button that adds it to the cart. */
export function AddToCartForm({ product, words }: Props) {
  const isIn = useIsInCart(product);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    addToCart(product, Number(new FormData(event.currentTarget).get("quantity")));
  }

  return (
    // A toast, not the browser, explains an invalid quantity.
    <form
      id={ADD_FORM}
      method="dialog"
      noValidate
      className="print:hidden noscript:hidden"
      onSubmit={onSubmit}
    >
      <div className="flex gap-3">
        <QuantityField
          name="quantity"
          defaultValue={1}
          max={MAX_VALUE}
          label={words.quantity}
          less={words.less}
          more={words.more}
        />
        <Button type="submit" look="primary" size="filling" className="flex-1">
          {productCard.addToCart}
        </Button>
      </div>
      {isIn ? (
        <p className="mt-3 flex items-center gap-2 text-base font-medium text-palm-700">
          <Icon name="check" className="size-5" />
          {words.inCart}{" "}
          <Link to="/cart" className="text-link">
            {words.viewCart}
          </Link>
        </p>
      ) : null}
    </form>
  );
}
