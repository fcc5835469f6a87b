import type { SubmitEvent } from "react";

/** What the box says. */
export type CouponWords = { label: string; apply: string };

/** The box for a coupon code, which does nothing (spec 2, "Cart"). */
export function CouponForm({ words }: { words: CouponWords }) {
  return (
    <form
      method="dialog"
      className="coupon"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <label className="sr-only" htmlFor="coupon">
        {words.label}
      </label>
      <input id="coupon" name="coupon" placeholder={words.label} autoComplete="off" />
      <button type="submit" className="button button-outline">
        {words.apply}
      </button>
    </form>
  );
}
