import type { SubmitEvent } from "react";

/** The box for a coupon code, which does nothing (spec 2, "Cart"). */
export function CouponForm() {
  return (
    <form
      method="dialog"
      className="coupon"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <label className="sr-only" htmlFor="coupon">
        Coupon code
      </label>
      <input id="coupon" name="coupon" placeholder="Coupon code" autoComplete="off" />
      <button type="submit" className="button button-outline">
        Apply coupon
      </button>
    </form>
  );
}
