import { frameWords } from "../catalog/content/frame.ts";

export const { header, cart, offline, footer, formWithoutScripts, furtherPage, errors } = frameWords();
