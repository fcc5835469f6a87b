import { messagesWords } from "../catalog/schemas/words.ts";

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
