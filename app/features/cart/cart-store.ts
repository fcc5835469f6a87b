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
  // oxlint-disable-next-line no-console -- docs/product.md, section 8: logs a cart that cannot be read or saved
  console.error(problem, reason);
}

function show(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

/** Saves at once; if saving fails, the change lasts until the page is left. */
export function changeCart(action: (cart: Cart) => Cart): void {
  const next = action(getCart());
  if (next === getCart()) return;
  save(next);
  show(next);
}

/** An action that docs/product.md asks for (section 4). */
export const clearCart = () => changeCart(() => EMPTY);

if (typeof window !== "undefined") {
  // The key is null when the whole storage was cleared.
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

/** Reads the storage on the first call. */
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

/** The cart, or null in prerendered HTML and until hydration. Follows changes in other tabs. */
export const useKnownCart = () => useSyncExternalStore<Cart | null>(subscribe, getCart, () => null);

export const useCart = () => useKnownCart() ?? EMPTY;
