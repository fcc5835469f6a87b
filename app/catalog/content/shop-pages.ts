import { z } from "zod";
import { report } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { demoHead, definePage, illustratedHead } from "./page.ts";

export const shopPage = definePage("shop", {
  ...demoHead,
  /** Studio pictures that together form a still life. */
  pictures: z.strictObject(field.each(field.decoration.en, "left", "middle", "right")),
  products: field.text,
  showing: field.template("range", "total"),
  views: field.textObject("label", "grid", "list"),
  sort: z.strictObject({ label: field.text, options: field.list(field.text) }),
  /** The review count, the same on every row of the list view. */
  reviews: field.text,
  withoutScripts: field.longText,
});

/** `products` is the heading above the suggested products. */
const emptyCart = z.strictObject({
  text: field.longText,
  picture: field.decoration.en,
  ...field.textFields("link", "products"),
});

export const cartPage = definePage("cart", {
  ...illustratedHead,
  label: field.text,
  empty: emptyCart,
  table: z.strictObject({
    caption: field.text,
    columns: z.array(field.text).length(6),
    ...field.each(field.template("title"), "quantity", "less", "more"),
  }),
  coupon: field.textObject("label", "apply"),
  continue: field.text,
  totals: field.textObject("title", "subtotal", "shipping", "free", "destination", "total", "checkout"),
});

export type CartPage = ReturnType<typeof cartPage>;

export const checkoutPage = definePage(
  "checkout",
  {
    ...illustratedHead,
    empty: emptyCart,
    form: z.strictObject({
      ...field.textFields("label", "title"),
      groups: field.textObject("name", "address", "contact", "more"),
      ...field.textFields("optional", "firstName", "lastName"),
      ...field.textFields("country", "address", "address2", "city", "state", "postcode"),
      ...field.textFields("phone", "email", "notes", "send"),
    }),
    countries: field.list(field.textObject("value", "label")),
    /** The `value` of the preselected country. */
    defaultCountry: field.text,
    order: field.textObject("title", "empty", "shipping", "free", "total"),
    ...field.textFields("noPayment", "contact", "enquiry"),
  },
  ({ countries, defaultCountry }, context) => {
    if (!countries.some(({ value }) => value === defaultCountry))
      report(context, ["defaultCountry"], "country");
  },
);

export type CheckoutPage = ReturnType<typeof checkoutPage>;

const accountHead = { ...illustratedHead, tint: field.tint };
const accountForm = {
  ...field.textFields("email", "password", "send", "or"),
  /** The link between the login and registration forms. */
  other: z.strictObject({ text: field.longText, link: field.text }),
};

export const registerPage = definePage("register", {
  ...accountHead,
  form: z.strictObject({ ...accountForm, confirm: field.text }),
});

export const loginPage = definePage("login", { ...accountHead, form: z.strictObject(accountForm) });

const fact = field.textObject("label", "value");

/** The texts shared by all product pages. */
export const productPage = definePage("shop-single", {
  card: field.card,
  /** The title of the page with large pictures. */
  largePictures: field.template("name"),
  inStock: field.text,
  save: field.template("amount"),
  ...field.textFields("wishlist", "compare"),
  form: field.textObject("quantity", "less", "more", "inCart", "viewCart"),
  facts: z.strictObject({ ...field.each(fact, "delivery", "sku", "categories"), tags: field.text }),
  tabs: z.strictObject({
    label: field.template("name"),
    ...field.textFields("description", "information", "review"),
  }),
  ...field.textFields("goodToKnow", "weight", "dimensions", "colors"),
  reviews: field.rows({
    ...field.textFields("name", "place"),
    rating: z.number().min(1).max(5),
    text: field.longText,
  }),
  related: field.text,
});

export type ProductPage = ReturnType<typeof productPage>;
