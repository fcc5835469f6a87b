const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Counts graphemes, so an emoji or an accented letter is one character. */
export function firstCharacters(text: string, count: number): string {
  // A grapheme has at least one code unit, so a short string fits without segmenting it.
  if (text.length <= count) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join("");
}

/** Truncates to `length` characters and appends " ..."; shorter texts stay unchanged. */
export function excerpt(text: string, length: number): string {
  const start = firstCharacters(text, length);
  return start === text ? text : `${start.trimEnd()} ...`;
}

/** Shortens a text for an error message, ending it with "…". */
export const shorten = (text: string): string => (text.length > 60 ? `${firstCharacters(text, 56)}…` : text);

export function firstWords(text: string, count: number, fallback: string): string {
  return text.split(/\s+/).filter(Boolean).slice(0, count).join(" ") || fallback;
}
