import { frameWords } from "../catalog/content/words.ts";

export const { header, cart, offline, footer, formWithoutScripts, furtherPage, errors } = frameWords();
