import type { SubmitEvent } from "react";
import { Button } from "~/ui/button";

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
      <Button type="submit" look="quiet" size="compact" className="max-w-max flex-auto">
        {words.apply}
      </Button>
    </form>
  );
}
