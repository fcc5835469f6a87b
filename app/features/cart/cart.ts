/** A stored item, in the shape that docs/product.md specifies (section 3). Unknown fields are kept. */
export type CartItem = {
  id: number | string;
  title: string;
  /** The price in dollars when the product was last shown. */
  price: number;
  thumb: string;
  quantity: number;
  /** Determines the thumbnail's background. */
  category?: unknown;
};

/** Items in the order in which they were added; immutable. */
export type Cart = readonly CartItem[];

const update = (cart: Cart, id: CartItem["id"], change: (line: CartItem) => Partial<CartItem>): Cart =>
  cart.map((line) => (isSame(line.id, id) ? { ...line, ...change(line) } : line));

/** Adds an item, or its quantity to that of an existing item. `addToCart` refuses products already in the cart. */
export function addItem(cart: Cart, item: CartItem): Cart {
  return hasItem(cart, item.id)
    ? update(cart, item.id, ({ quantity }) => ({ quantity: quantity + item.quantity }))
    : [...cart, item];
}

export function removeItem(cart: Cart, id: CartItem["id"]): Cart {
  return cart.filter((line) => !isSame(line.id, id));
}

/** Sets an item's quantity; ignores an invalid one. */
export function setQuantity(cart: Cart, id: CartItem["id"], quantity: number): Cart {
  return isQuantity(quantity) ? update(cart, id, () => ({ quantity })) : cart;
}

/** Updates the name, price and picture of a stored item. */
export function refreshItem(cart: Cart, product: Omit<CartItem, "quantity">): Cart {
  const { id, ...current } = product;
  const isStale = (line: CartItem) =>
    isSame(line.id, id) && JSON.stringify({ ...line, ...current }) !== JSON.stringify(line);
  return cart.some(isStale) ? update(cart, id, () => current) : cart;
}

export function hasItem(cart: Cart, id: CartItem["id"]): boolean {
  return cart.some((line) => isSame(line.id, id));
}

/** Stored ids may be strings, so 1 and "1" are the same product. */
function isSame(a: CartItem["id"], b: CartItem["id"]): boolean {
  return String(a) === String(b);
}

/** The sum of all quantities, for the badge. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Parses the stored cart. Drops invalid items and duplicate ids, in which case `whole` is false.
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
    price <= MAX_VALUE &&
    typeof thumb === "string" &&
    isQuantity(quantity)
  );
}

/** Upper limit for prices and quantities; keeps totals exact to the cent. */
export const MAX_VALUE = 1_000_000;

/** Whether a value is a whole number of at least 1. */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_VALUE;
}
