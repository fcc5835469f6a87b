import { messagesWords } from "../catalog/schemas/words.ts";

export const messages = messagesWords();
