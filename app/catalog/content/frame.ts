import { z } from "zod";
import { expected } from "../read/schema-problems.ts";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { link } from "./links.ts";

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
        section: field
          .optionalList(field.text)
          .describe("Path prefixes of the pages on which the link is highlighted"),
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
