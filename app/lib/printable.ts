/** Line breaks from word processors that XML or JavaScript rejects. */
const BREAKS = /[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** Control characters, lone surrogates, noncharacters, byte order marks and object replacement characters. */
const UNPRINTABLE = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\uFFFC]--[\t\n]]/gv;

/** Removes the invisible characters that come with text pasted from Word and other programs. */
export const printable = (text: string): string => text.replaceAll(BREAKS, " ").replaceAll(UNPRINTABLE, "");
