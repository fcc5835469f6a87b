import type { ComponentProps } from "react";
import type { CheckoutPage } from "~/catalog/content/shop-pages";
import { CartItems } from "~/features/cart/cart-items";
import { useKnownCart } from "~/features/cart/cart-store";
import { CartTotals } from "~/features/cart/cart-totals";
import { classNames } from "~/lib/class-names";
import { CART_ENQUIRY_LINK } from "~/lib/quote-links";
import { Button, ButtonLink } from "~/ui/button";
import { DemoForm } from "~/ui/demo-form";
import { Link } from "~/ui/link";
import { SelectField, TextField } from "~/ui/field";
import { formWithoutScripts } from "~/words/frame";

type Words = CheckoutPage["form"];

type FieldData = Omit<ComponentProps<typeof TextField>, "name" | "label" | "optional" | "required"> & {
  word: Exclude<keyof Words, "groups">;
  isOptional?: true;
};

/** Field widths, in a group's six columns. */
const FULL = "col-span-full";
const HALF = "col-span-3";
const WIDE = "col-span-full tablet:col-span-3";
const THIRD = "col-span-3 tablet:col-span-2";

/** The country select is not listed; it comes before the address fields. */
const GROUPS: Record<keyof Words["groups"], readonly FieldData[]> = {
  name: [
    { word: "firstName", autoComplete: "given-name", className: HALF },
    { word: "lastName", autoComplete: "family-name", className: HALF },
  ],
  address: [
    { word: "address", autoComplete: "address-line1", className: WIDE },
    { word: "address2", autoComplete: "address-line2", className: WIDE, isOptional: true },
    { word: "city", autoComplete: "address-level2", className: "col-span-full tablet:col-span-2" },
    { word: "state", autoComplete: "address-level1", className: THIRD },
    { word: "postcode", autoComplete: "postal-code", autoCapitalize: "characters", className: THIRD },
  ],
  contact: [
    { word: "phone", type: "tel", autoComplete: "tel", className: WIDE, isOptional: true },
    { word: "email", type: "email", autoComplete: "email", className: WIDE },
  ],
  more: [{ word: "notes", autoComplete: "off", multiline: true, className: FULL, isOptional: true }],
};

/** Billing details, order notes, and Place Order, which only resets the form and keeps the cart. */
export function CheckoutForm({ page: { form: words, order, ...page } }: { page: CheckoutPage }) {
  const cart = useKnownCart();
  const hasItems = cart !== null && cart.length > 0;
  return (
    <DemoForm
      aria-label={words.label}
      className="grid grid-cols-1 gap-12 desktop:grid-cols-panel desktop:items-start print:block"
    >
      <div className="desktop:pt-12 print:hidden">
        <h2 className="desktop:text-2xl">{words.title}</h2>
        {(["name", "address", "contact", "more"] as const).map((id) => (
          <fieldset
            key={id}
            className="mt-8 grid min-w-0 gap-x-6 gap-y-3 border-t border-husk-300 pt-8 tablet:grid-cols-[10rem_minmax(0,1fr)]"
          >
            {/* A floating legend takes part in the grid. */}
            <legend className="float-left font-display text-xl">{words.groups[id]}</legend>
            <div className="grid grid-cols-6 items-end gap-4 tablet:gap-y-6">
              {id === "address" ? (
                <SelectField
                  label={words.country}
                  name="country"
                  autoComplete="country-name"
                  options={page.countries.map(({ value, label }) => [value, label])}
                  defaultValue={page.defaultCountry}
                  className={FULL}
                />
              ) : null}
              {GROUPS[id].map(({ word, isOptional = false, ...field }) => (
                <TextField
                  key={word}
                  name={word}
                  label={words[word]}
                  required={!isOptional}
                  optional={isOptional ? words.optional : undefined}
                  {...field}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <CartTotals
        id="order-summary"
        title={order.title}
        items={
          hasItems ? (
            <CartItems cart={cart} className="-mt-3 border-b border-husk-300" />
          ) : (
            <p
              className={classNames(
                "rounded-field border border-dashed border-line px-4 py-3",
                cart === null && "not-nothing-stored:hidden",
              )}
            >
              {order.empty}
            </p>
          )
        }
        lines={[{ term: order.shipping, value: order.free }]}
        total={order.total}
      >
        <div className="mb-auto rounded-field bg-husk-50 px-4 py-3">
          <p>{page.noPayment}</p>
          <Link to="/contact-us" className="mt-2 block w-fit text-link">
            {page.contact}
          </Link>
        </div>
        {/* The contact form reads the cart from storage, so it is not in the URL. */}
        {hasItems ? (
          <ButtonLink to={CART_ENQUIRY_LINK} look="primary" size="large" className="w-full">
            {page.enquiry}
          </ButtonLink>
        ) : null}
        <Button type="submit" size="large" className="w-full">
          {words.send}
        </Button>
        <p className="font-medium scripted:hidden">{formWithoutScripts}</p>
      </CartTotals>
    </DemoForm>
  );
}
