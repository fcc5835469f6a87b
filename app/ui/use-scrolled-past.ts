import { useSyncExternalStore } from "react";

function subscribe(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/** Whether the page is scrolled by more than `px`; false in prerendered HTML. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > px,
    () => false,
  );
}
