import { z } from "zod";
import { expected } from "../read/messages.ts";
import { pattern } from "../read/schema-problems.ts";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { link } from "./links.ts";

const commentForm = { ...field.statement.shape, send: field.text };

export const commentsWords = defineWords("comments", {
  ...field.textFields("name", "email"),
  comment: z.strictObject(commentForm),
  review: z.strictObject({ ...commentForm, rating: field.text, stars: field.counted }),
});

/** The company's details, which are sample data until the owner replaces them. */
export const companyDetails = defineWords("company", {
  ...field.textFields("name", "tagline"),
  phone: pattern(/^\+\d[\d -]{6,}\d$/, "phone"),
  email: z.email(expected("email")),
  ...field.textFields("village", "department", "country", "hours"),
  social: field.rows({
    name: field.text,
    url: field.url,
    icon: z.enum(["facebook", "instagram", "youtube"]),
  }),
  /** The origin of canonical URLs and shared links. */
  origin: field.url.refine((value) => URL.parse(value)?.origin === value, expected("origin")),
  /** The app's name on a phone's home screen. */
  shortName: field.text,
  demo: z.strictObject({ name: field.text }),
});

const footerWords = z.strictObject({
  ...field.textFields("links", "contact"),
  /** The second half is in a different colour. */
  lead: z.tuple([field.text, field.text]),
  button: field.text,
  about: field.longText,
});

/** The texts around every page. The header is in Spanish on all pages, its cart in English. */
export const frameWords = defineWords("frame", {
  header: z.strictObject({
    ...field.textFields("skip", "mainMenu", "openMenu", "wishlist"),
    cart: field.counted,
  }),
  cart: z.strictObject({
    withoutScripts: field.longText,
    remove: field.template("title"),
    total: field.text,
  }),
  offline: z.strictObject(field.each(field.longText, "es", "en")),
  footer: z.strictObject({ es: footerWords, en: footerWords, rights: field.template("name") }),
  formWithoutScripts: field.text,
  /** The title of list pages after the first. */
  furtherPage: field.template("title", "number"),
  errors: z.strictObject({
    ...field.each(field.longText, "notFound", "crashed"),
    ...field.textFields("home", "again"),
  }),
});

const message = z.strictObject({ lang: z.enum(["es", "en"]), text: field.longText });

/** Messages, worded exactly as in docs/product.md, each in its own language. */
export const messagesWords = defineWords("messages", {
  ...field.each(message, "contactSent", "contactFailed"),
  ...field.each(message, "cartEmpty", "cartAdded", "cartAlreadyIn", "cartRemoved", "cartInvalidQuantity"),
  ...field.each(message, "thanksForMessage", "registered", "loggedIn"),
  ...field.each(message, "crashed", "notFound"),
});

const pageLink = z.strictObject({ label: field.text, to: link });
const menuGroup = z.strictObject({
  label: field.text,
  items: field.list(pageLink),
  also: z.array(link).optional().describe("Other pages on which the group is highlighted"),
});

export type PageLink = z.infer<typeof pageLink>;

export type MenuGroup = z.infer<typeof menuGroup>;

export const navigationWords = defineWords("navigation", {
  mainMenu: field.list(z.union([pageLink, menuGroup], expected("menuEntry"))),
  /** The demo pages' second menu. */
  farm: z.strictObject({
    label: field.text,
    links: field.list(
      pageLink.extend({
        section: z.array(field.text).describe("Path prefixes of the pages on which the link is highlighted"),
      }),
    ),
  }),
  /** The link from corporate pages to the demo shop. */
  shop: pageLink,
  footer: field.list(pageLink),
  cart: z.array(pageLink).length(2),
  /** The first breadcrumb on corporate pages. */
  home: pageLink,
  /** Parent breadcrumbs on the demo pages. */
  parentPages: z.strictObject(
    field.each(pageLink, "home", "shop", "cart", "journal", "team", "projects", "services"),
  ),
});

export const productCardWords = defineWords("product-card", {
  categories: field.textObject("fruit", "vegetables", "fish"),
  sale: field.text,
  ...field.each(field.template("name"), "addToWishlist", "quickView"),
  addToCart: field.text,
  ...field.each(field.template("name"), "addThisToCart", "alreadyInCart"),
  rated: field.template("rating"),
  ratedBy: field.template("rating", "count"),
  reviews: field.template("count"),
  tags: field.text,
});

/** Incoterms 2020: any mode of transport, then sea only. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

const units = ["t", "kg", "lb"] as const;

export const quoteFile = defineWords("sections/quote", {
  title: field.title,
  lead: field.text,
  help: z.strictObject({
    lead: field.text,
    product: field.template("list"),
    quantity: field.text,
    packaging: field.template("list"),
    ...field.textFields("incoterm", "month", "specification", "documents", "sample"),
  }),
  labels: z.strictObject({
    ...field.textFields("product", "quantity", "unit", "packaging", "incoterm", "place", "month"),
    ...field.textFields("specification", "documents", "sample"),
  }),
  ...field.textFields("choose", "later", "quantityHint", "amount", "placeHint", "specificationHint"),
  wanted: field.template("name"),
  ...field.textFields("sampleText", "yes"),
  units: z.record(z.enum(units), field.text),
  incoterms: z.record(z.enum(incoterms), field.text),
  papers: field.list(field.text),
  ...field.textFields("heading", "put", "copy", "mail", "share"),
  answers: field.textObject("placed", "undone", "copied", "notCopied", "edited", "editedUndo"),
  undo: field.text,
  cart: z.strictObject({
    heading: field.text,
    line: field.template("quantity", "title", "price", "subtotal"),
    total: field.template("total"),
    placed: field.text,
  }),
});
