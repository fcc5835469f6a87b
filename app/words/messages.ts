import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";

const message = z.strictObject({ lang: z.enum(["es", "en"]), text: field.text });

/** What the site answers to an action, word for word as spec 8 has it, each in its own language. */
export const {
  contactSent,
  contactFailed,
  cartEmpty,
  cartAdded,
  cartAlreadyIn,
  cartRemoved,
  cartInvalidQuantity,
  thanksForMessage,
  registered,
  loggedIn,
  crashed,
  notFound,
} = defineDocument(
  "content/messages.yaml",
  z.strictObject({
    contactSent: message,
    contactFailed: message,
    cartEmpty: message,
    cartAdded: message,
    cartAlreadyIn: message,
    cartRemoved: message,
    cartInvalidQuantity: message,
    thanksForMessage: message,
    registered: message,
    loggedIn: message,
    crashed: message,
    notFound: message,
  }),
)();
