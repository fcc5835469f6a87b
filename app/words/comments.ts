import { commentsWords } from "../catalog/content/sections.ts";

export const { name, email, comment, review } = commentsWords();
