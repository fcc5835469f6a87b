import { expect, test } from "vitest";
import { printable } from "./printable";

test("keeps letters, emoji, tabs and line breaks", () => {
  const text = "Política\u00A0Ñandú\t\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\ne\u0301\u00AD";
  expect(printable(text)).toBe(text);
});

test("replaces a word processor's line breaks with spaces", () => {
  expect(printable("a\u000Bb\u000Cc\u0085d\u2028e\u2029f")).toBe("a b c d e f");
});

test("removes characters that XML forbids", () => {
  const forbidden = [
    ...Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code)).filter((each) => !/\s/.test(each)),
    ...Array.from({ length: 33 }, (_, at) => String.fromCodePoint(0x7f + at)).filter(
      (each) => each !== "\u0085",
    ),
    "\uFFFE",
    "\uFFFF",
    "\uFDD0",
    "\u{1FFFE}",
    "\uD800",
    "\uDC00",
    "\uFEFF",
    "\uFFFC",
  ];
  for (const each of forbidden) expect(printable(`a${each}b`), JSON.stringify(each)).toBe("ab");
});
