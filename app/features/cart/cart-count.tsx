/** How many items the cart holds, on the bag in the header; its name says it to screen readers. */
export function CartCount({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="cart-count">
      {count}
    </span>
  );
}
