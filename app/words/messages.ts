import { messagesWords } from "../catalog/schemas/words.ts";

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
} = messagesWords();
