import type { SubmitEvent } from "react";
import type { CartPage } from "~/catalog/schemas/shop-pages";
import { Button } from "~/ui/button";

/** The box for a coupon code, which does nothing (spec 2, "Cart"). */
export function CouponForm({ words }: { words: CartPage["coupon"] }) {
  return (
    <form
      method="dialog"
      className="flex max-w-110 flex-[1_1_320px] flex-wrap rounded-[32px] border border-line bg-field p-1 print:hidden"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <label className="sr-only" htmlFor="coupon">
        {words.label}
      </label>
      <input
        id="coupon"
        name="coupon"
        placeholder={words.label}
        autoComplete="off"
        className="h-13 min-w-0 flex-[1_1_7rem] rounded-full px-4"
      />
      <Button type="submit" look="quiet" size="compact" className="max-w-max flex-auto">
        {words.apply}
      </Button>
    </form>
  );
}
