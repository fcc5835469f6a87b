import { commentsWords } from "../catalog/content/words.ts";

export const { name, email, comment, review } = commentsWords();
