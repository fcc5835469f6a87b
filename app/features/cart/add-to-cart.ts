import { useEffect } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { pictureThumb } from "~/lib/picture";
import { showToast, type Toast } from "~/ui/toast/toast";
import * as messages from "~/words/messages";
import { hasItem, isQuantity, type CartItem } from "./cart";
import { cartStore, getCart, useHasItem } from "./cart-store";

/** What the cart needs to know of a product. */
export type CartProduct = Pick<ProductOnCard, "id" | "name" | "price" | "thumb" | "category">;

/** And what a bar with its price does. */
export type PricedProduct = Pick<ProductOnCard, "price" | "old_price">;

/** The id of the form on a product's page: what else sends it names it. */
export const ADD_FORM = "add-to-cart";

/**
 * The rule behind every "Add to cart" (spec 4, 5, 8): a quantity below 1 and a product that is in the cart already are
 * refused with a warning and change nothing; otherwise the product is added with the chosen quantity.
 */
export function addToCart(product: CartProduct, quantity: number): void {
  const { id, name } = product;
  if (!isQuantity(quantity)) return say("warning", messages.cartInvalidQuantity);
  if (hasItem(getCart(), id)) return say("warning", messages.cartAlreadyIn, name);
  cartStore.add({ ...itemOf(product), quantity });
  say("success", messages.cartAdded, name);
}

/** What the cart stores of a product; its price in dollars (spec 3, "Cart item"). */
const itemOf = ({ id, name, price, thumb, category }: CartProduct) => ({
  id,
  title: name,
  price: price / 100,
  thumb: pictureThumb(thumb),
  category,
});

/** Whether a product is in the cart. An item that was stored before the product changed is brought up to date. */
export function useIsInCart(product: CartProduct): boolean {
  const isIn = useHasItem(product.id);
  useEffect(() => {
    if (isIn) cartStore.refresh(itemOf(product));
  }, [isIn, product]);
  return isIn;
}

/** Takes a product out of the cart, with the error-style toast of spec 2. */
export function removeFromCart(id: CartItem["id"]): void {
  const item = getCart().find((kept) => kept.id === id);
  cartStore.remove(id);
  say("error", messages.cartRemoved, item?.title);
}

function say(
  kind: Toast["kind"],
  { text, lang }: { text: string; lang: Toast["lang"] },
  about?: string,
): void {
  showToast({ kind, message: text, lang, about });
}
