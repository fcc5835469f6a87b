import { commentsWords } from "../catalog/schemas/words.ts";

/** The forms under a post and under a product (spec 5). */
export const { name, email, comment, review } = commentsWords();
