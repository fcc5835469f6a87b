import type { ProductOnCard } from "~/catalog/lists";
import { parsePrice } from "~/lib/money";
import { pictureThumb } from "~/lib/picture";
import { showToast, type Toast } from "~/ui/toast/toast";
import * as messages from "~/words/messages";
import { hasItem, isQuantity, type CartItem } from "./cart";
import { cartStore, getCart } from "./cart-store";

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
export function addToCart({ id, name, price, thumb, category }: CartProduct, quantity: number): void {
  if (!isQuantity(quantity)) return say("warning", messages.cartInvalidQuantity);
  if (hasItem(getCart(), id)) return say("warning", messages.cartAlreadyIn, name);
  cartStore.add({
    id,
    title: name,
    price: parsePrice(price),
    thumb: pictureThumb(thumb),
    category,
    quantity,
  });
  say("success", messages.cartAdded, name);
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
