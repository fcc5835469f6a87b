import { useEffect } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import { toDollars } from "~/lib/money";
import { pictureThumb } from "~/lib/picture";
import { showToast } from "~/ui/toast/toast";
import { messages } from "~/words/messages";
import { addItem, hasItem, isQuantity, refreshItem, removeItem, type CartItem } from "./cart";
import { changeCart, getCart, useHasItem } from "./cart-store";

export type CartProduct = Pick<ProductOnCard, "id" | "name" | "price" | "thumb" | "category">;

/** The id of the form on a product's page, which buttons elsewhere on the page also submit. */
export const ADD_FORM = "add-to-cart";

/**
 * Adds a product to the cart. Warns instead if the quantity is below 1 or the product is already in the
 * cart.
 */
export function addToCart(product: CartProduct, quantity: number): void {
  const { id, name } = product;
  if (!isQuantity(quantity)) return showToast("warning", messages.cartInvalidQuantity);
  if (hasItem(getCart(), id)) return showToast("warning", messages.cartAlreadyIn, name);
  changeCart((cart) => addItem(cart, { ...itemOf(product), quantity }));
  showToast("success", messages.cartAdded, name);
}

/** Makes a cart item in the shape that docs/product.md specifies (section 3). */
const itemOf = ({ id, name, price, thumb, category }: CartProduct) => ({
  id,
  title: name,
  price: toDollars(price),
  thumb: pictureThumb(thumb),
  category,
});

/** Whether a product is in the cart. Refreshes the stored item if the product has changed. */
export function useIsInCart(product: CartProduct): boolean {
  const isIn = useHasItem(product.id);
  useEffect(() => {
    if (isIn) changeCart((cart) => refreshItem(cart, itemOf(product)));
  }, [isIn, product]);
  return isIn;
}

/** Removes a product and shows an error-style toast. */
export function removeFromCart(id: CartItem["id"]): void {
  const item = getCart().find((kept) => kept.id === id);
  changeCart((cart) => removeItem(cart, id));
  showToast("error", messages.cartRemoved, item?.title);
}
