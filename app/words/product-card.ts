import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";

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
} = defineDocument(
  "content/product-card.yaml",
  z.strictObject({
    categories: z.strictObject({ fruit: field.text, vegetables: field.text, fish: field.text }),
    sale: field.text,
    addToWishlist: field.sentence("name"),
    quickView: field.sentence("name"),
    addToCart: field.text,
    addThisToCart: field.sentence("name"),
    alreadyInCart: field.sentence("name"),
    rated: field.sentence("rating"),
    ratedBy: field.sentence("rating", "count"),
    reviews: field.sentence("count"),
    tags: field.text,
  }),
)();
