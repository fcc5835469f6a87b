import { toCents } from "~/lib/money";

/** One line of the cart (spec 3, "Cart item"); other fields of the product are kept as they came. */
export type CartItem = {
  id: number | string;
  title: string;
  /** In dollars. */
  price: number;
  /** Path of the product's picture. */
  thumb: string;
  quantity: number;
  /** What kind of product it is, for the background of its picture. */
  category?: unknown;
};

/** The lines of a cart, in the order in which they were added. Never changed in place. */
export type Cart = readonly CartItem[];

/** Adds an item; one that is there already grows by the added quantity (spec 4). */
export function addItem(cart: Cart, item: CartItem): Cart {
  return hasItem(cart, item.id)
    ? cart.map((line) =>
        isSame(line.id, item.id) ? { ...line, quantity: line.quantity + item.quantity } : line,
      )
    : [...cart, item];
}

/** Takes an item out. */
export function removeItem(cart: Cart, id: CartItem["id"]): Cart {
  return cart.filter((line) => !isSame(line.id, id));
}

/** Sets an item's quantity; anything but a whole number from 1 up leaves the cart as it is (spec 2, "Cart": min 1). */
export function setQuantity(cart: Cart, id: CartItem["id"], quantity: number): Cart {
  return isQuantity(quantity)
    ? cart.map((line) => (isSame(line.id, id) ? { ...line, quantity } : line))
    : cart;
}

/** Brings the name, price and picture of a stored item up to date; its quantity and further fields stay. */
export function refreshItem(cart: Cart, product: Omit<CartItem, "quantity">): Cart {
  const { title, price, thumb, category } = product;
  const isStale = (line: CartItem) =>
    isSame(line.id, product.id) &&
    (line.title !== title || line.price !== price || line.thumb !== thumb || line.category !== category);
  return cart.some(isStale)
    ? cart.map((line) => (isStale(line) ? { ...line, title, price, thumb, category } : line))
    : cart;
}

/** Whether an item with this id is in the cart. */
export function hasItem(cart: Cart, id: CartItem["id"]): boolean {
  return cart.some((line) => isSame(line.id, id));
}

/** Ids may have come as text: 1 and "1" are one product. */
function isSame(a: CartItem["id"], b: CartItem["id"]): boolean {
  return String(a) === String(b);
}

/** How many pieces in all: the number on the badge. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** Price times quantity of one item, in cents. */
export function lineCents({ price, quantity }: CartItem): number {
  return toCents(price) * quantity;
}

/** The sum of price times quantity, in cents. */
export function totalCents(cart: Cart): number {
  return cart.reduce((sum, line) => sum + lineCents(line), 0);
}

/**
 * Reads what the browser kept, whatever it is: items that are none are dropped, and of two with one id the second.
 * `whole` says whether all of it was good.
 */
export function parseCart(text: string): { cart: Cart; whole: boolean } {
  const value = parseJson(text);
  if (!Array.isArray(value)) return { cart: [], whole: false };
  const items = value.filter(isCartItem);
  const cart = items.filter((item, index) => items.findIndex(({ id }) => isSame(id, item.id)) === index);
  return { cart, whole: cart.length === value.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, price, thumb, quantity }: Record<string, unknown> = { ...value };
  return (
    (typeof id === "number" || typeof id === "string") &&
    typeof title === "string" &&
    title.trim() !== "" &&
    typeof price === "number" &&
    price >= 0 &&
    price < MOST &&
    typeof thumb === "string" &&
    isQuantity(quantity)
  );
}

/** More than anybody buys; up to it cents stay exact. */
const MOST = 1_000_000;

/** Whether this is a quantity: a whole number from 1 up (spec 2, "Cart": min 1). */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST;
}
