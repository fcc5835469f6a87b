const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Truncates to `length` characters and appends " ..."; shorter texts stay unchanged. Counts graphemes, so an emoji or an
 * accented letter is one character.
 */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()} ...`;
}

/** The first words, with "…" if more follow. */
export function firstWords(text: string, count: number, fallback: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const first = words.slice(0, count).join(" ");
  return words.length > count ? `${first}…` : first || fallback;
}
