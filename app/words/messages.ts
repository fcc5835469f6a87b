import { messagesWords } from "../catalog/content/words.ts";

export const messages = messagesWords();
