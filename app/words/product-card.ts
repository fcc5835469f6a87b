import { productCardWords } from "../catalog/schemas/words.ts";

/** What a product says wherever it stands: in the shop, on the homes, in a row of related ones. */
export const {
  categories,
  sale,
  addToWishlist,
  quickView,
  addToCart,
  addThisToCart,
  alreadyInCart,
  rated,
  ratedBy,
  reviews,
  tags,
} = productCardWords();
