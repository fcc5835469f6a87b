/** Line breaks of word processors, which are invalid in XML or end a line of JavaScript. */
const BREAKS = /[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** What no page can show and XML forbids: control characters, lone surrogates, noncharacters, the place of a lost picture. */
const UNPRINTABLE = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\uFFFC]--[\t\n]]/gv;

/** A text without the control characters that Word and other programs leave in what is copied from them. */
export const printable = (text: string): string => text.replaceAll(BREAKS, " ").replaceAll(UNPRINTABLE, "");
