/** Cuts a text at so many characters and ends it with " ..."; a text that is short enough stays whole. */
export function excerpt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()} ...` : text;
}

/** The first words of a text, or what stands in for a text that has none. */
export function firstWords(text: string, count: number, none: string): string {
  return text.split(/\s+/).filter(Boolean).slice(0, count).join(" ") || none;
}
