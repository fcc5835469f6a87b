import { z } from "zod";
import * as field from "./fields.ts";
import { demoHead, definePage, illustratedHead } from "./page.ts";

export const shopPage = definePage("shop", {
  ...demoHead,
  /** Studio pictures, composed into one still life. */
  pictures: z.strictObject(field.each(field.decoration.en, "left", "middle", "right")),
  products: field.text,
  showing: field.sentence("range", "total"),
  views: field.words("label", "grid", "list"),
  sort: z.strictObject({ label: field.text, options: field.list(field.text) }),
  /** The same count of reviews on every row of the list view. */
  reviews: field.text,
  withoutScripts: field.text,
});

/** `products` is the heading above suggested products. */
const emptyCart = z.strictObject({
  text: field.text,
  picture: field.decoration.en,
  ...field.texts("link", "products"),
});

export const cartPage = definePage("cart", {
  ...illustratedHead,
  label: field.text,
  empty: emptyCart,
  table: z.strictObject({
    caption: field.text,
    columns: z.array(field.text).length(6),
    ...field.each(field.sentence("title"), "quantity", "less", "more"),
  }),
  coupon: field.words("label", "apply"),
  continue: field.text,
  totals: field.words("title", "subtotal", "shipping", "free", "destination", "total", "checkout"),
});

export type CartPage = ReturnType<typeof cartPage>;

export const checkoutPage = definePage("checkout", {
  ...illustratedHead,
  empty: emptyCart,
  form: z.strictObject({
    ...field.texts("label", "title"),
    groups: field.words("name", "address", "contact", "more"),
    ...field.texts("optional", "firstName", "lastName"),
    ...field.texts("country", "address", "address2", "city", "state", "postcode"),
    ...field.texts("phone", "email", "notes", "send"),
  }),
  countries: field.list(field.words("value", "label")),
  /** A country's value. */
  defaultCountry: field.text,
  order: field.words("title", "empty", "shipping", "free", "total"),
  ...field.texts("noPayment", "contact", "enquiry"),
});

export type CheckoutPage = ReturnType<typeof checkoutPage>;

const accountHead = { ...demoHead, picture: field.decoration.en, tint: field.tint };
const accountForm = {
  ...field.texts("email", "password", "send", "or"),
  /** The link to the other form. */
  other: field.words("text", "link"),
};

export const registerPage = definePage("register", {
  ...accountHead,
  form: z.strictObject({ ...accountForm, confirm: field.text }),
});

export const loginPage = definePage("login", { ...accountHead, form: z.strictObject(accountForm) });

const fact = field.words("label", "value");

/** The words of every product's page. */
export const productPage = definePage("shop-single", {
  card: field.card,
  /** The title of the page with large pictures. */
  largePictures: field.sentence("name"),
  inStock: field.text,
  save: field.sentence("amount"),
  ...field.texts("wishlist", "compare"),
  form: field.words("quantity", "less", "more", "inCart", "viewCart"),
  facts: z.strictObject({ ...field.each(fact, "delivery", "sku", "categories"), tags: field.text }),
  tabs: z.strictObject({
    label: field.sentence("name"),
    ...field.texts("description", "information", "review"),
  }),
  ...field.texts("goodToKnow", "weight", "dimensions", "colors"),
  reviews: field.rows({
    ...field.texts("name", "place"),
    rating: z.number().min(1).max(5),
    text: field.text,
  }),
  related: field.text,
});

export type ProductPage = ReturnType<typeof productPage>;
