/** One line of the cart (spec 3, "Cart item"); other fields of the product are kept as they came. */
export type CartItem = {
  id: number | string;
  title: string;
  /** In dollars. */
  price: number;
  /** Path of the product's picture. */
  thumb: string;
  quantity: number;
};

/** The lines of a cart, in the order in which they were added. Never changed in place. */
export type Cart = readonly CartItem[];

/** Adds an item; one that is there already grows by the added quantity (spec 4). */
export function addItem(cart: Cart, item: CartItem): Cart {
  return hasItem(cart, item.id)
    ? cart.map((line) => (line.id === item.id ? { ...line, quantity: line.quantity + item.quantity } : line))
    : [...cart, item];
}

/** Takes an item out. */
export function removeItem(cart: Cart, id: CartItem["id"]): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Sets an item's quantity; anything but a whole number from 1 up leaves the cart as it is (spec 2, "Cart": min 1). */
export function setQuantity(cart: Cart, id: CartItem["id"], quantity: number): Cart {
  return isQuantity(quantity) ? cart.map((line) => (line.id === id ? { ...line, quantity } : line)) : cart;
}

/** Whether an item with this id is in the cart. */
export function hasItem(cart: Cart, id: CartItem["id"]): boolean {
  return cart.some((line) => line.id === id);
}

/** How many pieces in all: the number on the badge. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** The sum of price times quantity, in dollars. */
export function cartTotal(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** Reads what the browser kept. Throws when it is not a list of cart items. */
export function parseCart(text: string): Cart {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || !value.every(isCartItem)) throw new TypeError("not a list of cart items");
  if (new Set(value.map((item) => item.id)).size < value.length) throw new TypeError("an id occurs twice");
  return value;
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, price, thumb, quantity }: Record<string, unknown> = { ...value };
  return (
    (typeof id === "number" || typeof id === "string") &&
    typeof title === "string" &&
    typeof price === "number" &&
    Number.isFinite(price) &&
    price >= 0 &&
    typeof thumb === "string" &&
    isQuantity(quantity)
  );
}

function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1;
}
