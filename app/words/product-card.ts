import { productCardWords } from "../catalog/schemas/words.ts";

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
