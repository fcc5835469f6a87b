import { frameWords } from "../catalog/schemas/words.ts";

export const { header, cart, offline, footer, formWithoutScripts, furtherPage, errors } = frameWords();
