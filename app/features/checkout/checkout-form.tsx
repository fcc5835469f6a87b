import type { ReactNode, SubmitEvent } from "react";
import { Button } from "~/ui/button";
import { Listbox, type ListboxOption } from "~/ui/listbox";
import { TextField } from "~/ui/text-field";
import { formWithoutScripts } from "~/words/frame";

/** What the form says. */
export type CheckoutWords = Record<
  | "label"
  | "title"
  | "optional"
  | "firstName"
  | "lastName"
  | "country"
  | "address"
  | "address2"
  | "city"
  | "state"
  | "postcode"
  | "phone"
  | "email"
  | "notes"
  | "send",
  string
> & { groups: Record<"name" | "address" | "contact" | "more", string> };

type Props = {
  words: CheckoutWords;
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

/** Places in a group's six columns. */
const HALF = "col-span-3";
const WIDE = "col-span-full tablet:col-span-3";
const THIRD = "col-span-3 tablet:col-span-2";

/** Billing details, order notes, and Place Order, which only resets the form: the cart stays (spec 2, 5, "Checkout"). */
export function CheckoutForm({ words, countries, defaultCountry, summary, notice }: Props) {
  const { groups } = words;
  return (
    <form method="dialog" aria-label={words.label} className="cart-columns" onSubmit={resetOnly}>
      <div className="desktop:pt-12">
        <h2 className="text-2xl">{words.title}</h2>
        <Group title={groups.name}>
          <TextField
            label={words.firstName}
            name="first-name"
            autoComplete="given-name"
            required
            className={HALF}
          />
          <TextField
            label={words.lastName}
            name="last-name"
            autoComplete="family-name"
            required
            className={HALF}
          />
        </Group>
        <Group title={groups.address}>
          <Listbox
            label={words.country}
            name="country"
            autoComplete="country-name"
            options={countries}
            defaultValue={defaultCountry}
            className="col-span-full"
          />
          <TextField
            label={words.address}
            name="address-1"
            autoComplete="address-line1"
            required
            className={WIDE}
          />
          <TextField
            label={words.address2}
            optional={words.optional}
            name="address-2"
            autoComplete="address-line2"
            className={WIDE}
          />
          <TextField
            label={words.city}
            name="city"
            autoComplete="address-level2"
            required
            className="col-span-full tablet:col-span-2"
          />
          <TextField
            label={words.state}
            name="state"
            autoComplete="address-level1"
            required
            className={THIRD}
          />
          <TextField
            label={words.postcode}
            name="postcode"
            autoComplete="postal-code"
            className={THIRD}
            autoCapitalize="characters"
            required
          />
        </Group>
        <Group title={groups.contact}>
          <TextField
            label={words.phone}
            optional={words.optional}
            name="phone"
            type="tel"
            autoComplete="tel"
            className={WIDE}
          />
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            className={WIDE}
          />
        </Group>
        <Group title={groups.more}>
          <TextField
            label={words.notes}
            optional={words.optional}
            name="notes"
            autoComplete="off"
            className="col-span-full"
            multiline
          />
        </Group>
      </div>
      <div className="summary-box">
        {summary}
        <div className="checkout-ways">
          {notice}
          <Button type="submit" size="large" className="w-full">
            {words.send}
          </Button>
          <p className="mt-4 font-medium scripted:hidden">{formWithoutScripts}</p>
        </div>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="checkout-group">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
