import { useEffect, useRef, type ReactNode } from "react";
import beforePaint from "~/startup/before-paint.ts?script";
import * as frame from "~/words/frame";
import { CART_KEY, useKnownCart } from "./cart-store";

/**
 * What a page shows of the cart. Until the browser has read it, nothing is claimed of it. The focus stays here when what
 * had it is gone: with an item that was removed, or with the empty cart that got its first one, and is then shown from the top.
 */
export function CartRegion({ label, children }: { label: string; children: ReactNode }) {
  const cart = useKnownCart();
  const region = useRef<HTMLDivElement>(null);
  const items = cart?.length;
  const itemsBefore = useRef(items);

  useEffect(() => {
    const before = itemsBefore.current;
    itemsBefore.current = items;
    if (before === undefined || before === items || document.activeElement !== document.body) return;
    region.current?.focus();
    if (before === 0) scrollTo(0, 0);
  }, [items]);

  return (
    <div
      ref={region}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="cart-region wrap"
      data-storage-key={CART_KEY}
    >
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {cart === null ? <p className="mb-12 lead scripted:hidden">{frame.cart.withoutScripts}</p> : null}
      {children}
    </div>
  );
}
