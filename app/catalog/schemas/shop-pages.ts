import { z } from "zod";
import * as field from "./fields.ts";
import { demoHead, definePage, illustratedHead } from "./page.ts";

export const shopPage = definePage("shop", {
  ...demoHead,
  /** Studio pictures, composed into one still life. */
  pictures: z.strictObject({
    left: field.decoration.en,
    middle: field.decoration.en,
    right: field.decoration.en,
  }),
  products: field.text,
  showing: field.sentence("range", "total"),
  views: z.strictObject({ label: field.text, grid: field.text, list: field.text }),
  sort: z.strictObject({ label: field.text, options: z.array(field.text).min(1) }),
  /** The same count of reviews on every row of the list view. */
  reviews: field.text,
  withoutScripts: field.text,
});

export type ShopPage = ReturnType<typeof shopPage>;

/** `products` is the heading above suggested products. */
const emptyCart = z.strictObject({
  text: field.text,
  picture: field.decoration.en,
  link: field.text,
  products: field.text,
});

export const cartPage = definePage("cart", {
  ...illustratedHead,
  label: field.text,
  empty: emptyCart,
  table: z.strictObject({
    caption: field.text,
    columns: z.array(field.text).length(6),
    quantity: field.sentence("title"),
    less: field.sentence("title"),
    more: field.sentence("title"),
  }),
  coupon: z.strictObject({ label: field.text, apply: field.text }),
  continue: field.text,
  totals: z.strictObject({
    title: field.text,
    subtotal: field.text,
    shipping: field.text,
    free: field.text,
    destination: field.text,
    total: field.text,
    checkout: field.text,
  }),
});

export type CartPage = ReturnType<typeof cartPage>;

export const checkoutPage = definePage("checkout", {
  ...illustratedHead,
  empty: emptyCart,
  form: z.strictObject({
    label: field.text,
    title: field.text,
    groups: z.strictObject({ name: field.text, address: field.text, contact: field.text, more: field.text }),
    optional: field.text,
    firstName: field.text,
    lastName: field.text,
    country: field.text,
    address: field.text,
    address2: field.text,
    city: field.text,
    state: field.text,
    postcode: field.text,
    phone: field.text,
    email: field.text,
    notes: field.text,
    send: field.text,
  }),
  countries: z.array(z.strictObject({ value: field.text, label: field.text })).min(1),
  /** A country's value. */
  defaultCountry: field.text,
  order: z.strictObject({
    title: field.text,
    empty: field.text,
    shipping: field.text,
    free: field.text,
    total: field.text,
  }),
  noPayment: field.text,
  contact: field.text,
  enquiry: field.text,
});

export type CheckoutPage = ReturnType<typeof checkoutPage>;

const accountHead = { ...demoHead, picture: field.decoration.en, tint: field.tint };
const accountForm = {
  email: field.text,
  password: field.text,
  send: field.text,
  or: field.text,
  /** The link to the other form. */
  other: z.strictObject({ text: field.text, link: field.text }),
};

export const registerPage = definePage("register", {
  ...accountHead,
  form: z.strictObject({ ...accountForm, confirm: field.text }),
});

export const loginPage = definePage("login", { ...accountHead, form: z.strictObject(accountForm) });

const fact = z.strictObject({ label: field.text, value: field.text });

/** The words of every product's page. */
export const productPage = definePage("shop-single", {
  card: field.card,
  /** The title of the page with large pictures. */
  largePictures: field.sentence("name"),
  inStock: field.text,
  save: field.sentence("amount"),
  wishlist: field.text,
  compare: field.text,
  form: z.strictObject({
    quantity: field.text,
    less: field.text,
    more: field.text,
    inCart: field.text,
    viewCart: field.text,
  }),
  facts: z.strictObject({ delivery: fact, sku: fact, categories: fact, tags: field.text }),
  tabs: z.strictObject({
    label: field.sentence("name"),
    description: field.text,
    information: field.text,
    review: field.text,
  }),
  goodToKnow: field.text,
  weight: field.text,
  dimensions: field.text,
  colors: field.text,
  reviews: z.array(
    z.strictObject({
      name: field.text,
      place: field.text,
      rating: z.number().min(1).max(5),
      text: field.text,
    }),
  ),
  related: field.text,
});

export type ProductPage = ReturnType<typeof productPage>;
