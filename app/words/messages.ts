import { messagesWords } from "../catalog/content/frame.ts";

export const messages = messagesWords();
