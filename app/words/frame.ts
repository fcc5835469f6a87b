import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";

const footerWords = z.strictObject({
  links: field.text,
  contact: field.text,
  /** Two halves; the second stands in another colour. */
  lead: z.tuple([field.text, field.text]),
  button: field.text,
  about: field.text,
});

/** What stands around every page. The header is Spanish on all of them, its cart English. */
export const { header, cart, offline, footer, formWithoutScripts, furtherPage, errors } = defineDocument(
  "content/frame.yaml",
  z.strictObject({
    header: z.strictObject({
      skip: field.text,
      mainMenu: field.text,
      openMenu: field.text,
      wishlist: field.text,
      cart: field.counted,
    }),
    cart: z.strictObject({
      withoutScripts: field.text,
      remove: field.sentence("title"),
      total: field.text,
    }),
    /** Said while there is no connection. */
    offline: z.strictObject({ es: field.text, en: field.text }),
    footer: z.strictObject({ es: footerWords, en: footerWords, rights: field.sentence("name") }),
    formWithoutScripts: field.text,
    /** The title of a further page of a list. */
    furtherPage: field.sentence("title", "number"),
    errors: z.strictObject({
      notFound: field.text,
      crashed: field.text,
      home: field.text,
      again: field.text,
    }),
  }),
)();
