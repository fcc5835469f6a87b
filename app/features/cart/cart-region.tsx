import { useEffect, useRef, type ReactNode } from "react";
import beforePaint from "~/startup/before-paint.ts?script";
import * as frame from "~/words/frame";
import { CART_KEY, useKnownCart } from "./cart-store";

/**
 * What a page shows of the cart. It has the height of a window until the cart is read, so that the footer does not move. It takes
 * the focus when the element that had it is gone: a removed item, or the empty cart, whose first item shows from the top.
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
      className="wrap pt-band pb-section outline-none not-has-[[data-empty-cart]]:min-h-[max(560px,70vh)] print:block print:min-h-0"
      data-storage-key={CART_KEY}
    >
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {cart === null ? <p className="mb-12 lead scripted:hidden">{frame.cart.withoutScripts}</p> : null}
      {children}
    </div>
  );
}
