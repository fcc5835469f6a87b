/** How many items the cart holds, on the bag in the header; its name says it to screen readers. */
export function CartCount({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0 min-w-5 rounded-full bg-fruit-600 px-1 text-center text-xs/5 font-semibold text-white"
    >
      {count}
    </span>
  );
}
