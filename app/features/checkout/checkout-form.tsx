import type { ReactNode, SubmitEvent } from "react";
import { Listbox, type ListboxOption } from "~/ui/listbox";
import { TextField } from "~/ui/text-field";

type Props = {
  countries: readonly ListboxOption[];
  defaultCountry: string;
  /** Beside the fields, above the button: what is ordered. */
  summary: ReactNode;
  notice: ReactNode;
};

function resetOnly(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.reset();
}

/** Billing details, order notes, and Place Order, which only resets the form: the cart stays (spec 2, 5, "Checkout"). */
export function CheckoutForm({ countries, defaultCountry, summary, notice }: Props) {
  return (
    <form method="dialog" aria-label="Checkout" className="cart-columns" onSubmit={resetOnly}>
      <div>
        <h2 className="text-[34px]">Billing details</h2>
        <div className="checkout-fields">
          <TextField label="First name" name="first-name" autoComplete="given-name" required />
          <TextField label="Last name" name="last-name" autoComplete="family-name" required />
          <Listbox
            label="Country"
            name="country"
            autoComplete="country-name"
            options={countries}
            defaultValue={defaultCountry}
          />
          <TextField label="Street address" name="address-1" autoComplete="address-line1" required />
          <TextField
            label="Apartment, suite, unit"
            optional="(optional)"
            name="address-2"
            autoComplete="address-line2"
          />
          <TextField label="Town / City" name="city" autoComplete="address-level2" required />
          <TextField label="State / County" name="state" autoComplete="address-level1" required />
          <TextField
            label="Postcode / ZIP"
            name="postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            required
          />
          <TextField label="Phone" optional="(optional)" name="phone" type="tel" autoComplete="tel" />
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
          <TextField label="Order notes" optional="(optional)" name="notes" autoComplete="off" multiline />
        </div>
      </div>
      <div className="summary">
        {summary}
        {notice}
        <button type="submit" className="button button-primary mt-6 min-h-[60px] w-full text-[17px]">
          Place Order
        </button>
      </div>
    </form>
  );
}
