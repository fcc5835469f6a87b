import { frameWords } from "../catalog/schemas/words.ts";

/** What stands around every page. The header is Spanish on all of them, its cart English. */
export const { header, cart, offline, footer, formWithoutScripts, furtherPage, errors } = frameWords();
