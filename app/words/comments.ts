import { commentsWords } from "../catalog/schemas/words.ts";

export const { name, email, comment, review } = commentsWords();
