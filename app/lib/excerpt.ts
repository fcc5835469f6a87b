const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first characters of a text as readers count them: an emoji or a letter with its accents is one. */
export function firstCharacters(text: string, count: number): string {
  // No character is shorter than one code unit, so most texts need no segmenter.
  if (text.length <= count) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join("");
}

/** Cuts a text after so many characters and ends it with " ..."; a text that is short enough stays whole. */
export function excerpt(text: string, length: number): string {
  const start = firstCharacters(text, length);
  return start === text ? text : `${start.trimEnd()} ...`;
}

/** The first words of a text, or what stands in for a text that has none. */
export function firstWords(text: string, count: number, none: string): string {
  return text.split(/\s+/).filter(Boolean).slice(0, count).join(" ") || none;
}
