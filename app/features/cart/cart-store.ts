import { useSyncExternalStore } from "react";
import { hasItem, parseCart, type Cart, type CartItem } from "./cart";

export const CART_KEY = "cartState";

const EMPTY: Cart = [];

let cart: Cart | undefined;
const listeners = new Set<() => void>();

function load(): Cart {
  try {
    const text = localStorage.getItem(CART_KEY);
    if (text === null) return EMPTY;
    const kept = parseCart(text);
    if (!kept.whole) log("Could not load state", "some items are invalid");
    return kept.cart;
  } catch (error) {
    log("Could not load state", error);
    return EMPTY;
  }
}

function save(next: Cart): void {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(next));
  } catch (error) {
    log("Could not save state", error);
  }
}

function log(problem: string, reason: unknown): void {
  // oxlint-disable-next-line no-console -- docs/product.md, section 8, asks to log a cart that cannot be read or saved
  console.error(problem, reason);
}

function show(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

/** Changes the cart and saves it at once. If saving fails, the change lasts until the visitor leaves the page. */
export function changeCart(action: (cart: Cart) => Cart): void {
  const next = action(getCart());
  if (next === getCart()) return;
  save(next);
  show(next);
}

/** Empties the cart, as docs/product.md requires (section 4). */
export const clearCart = () => changeCart(() => EMPTY);

if (typeof window !== "undefined") {
  // The key is null if all of localStorage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === CART_KEY || key === null) show(load());
  });
  // A page restored from the back/forward cache has missed changes in other tabs.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) show(load());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the cart, which the first call reads from storage. */
export function getCart(): Cart {
  cart ??= load();
  return cart;
}

export function useHasItem(id: CartItem["id"]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasItem(getCart(), id),
    () => false,
  );
}

/** The cart, including changes made in other tabs; null in prerendered HTML and until hydration. */
export const useKnownCart = () => useSyncExternalStore<Cart | null>(subscribe, getCart, () => null);

export const useCart = () => useKnownCart() ?? EMPTY;
