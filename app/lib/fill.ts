/** Puts values into the places of a sentence: `fill("{count} of {total}", { count: 1, total: 3 })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What is said of one thing, and of any other number of things, with `{count}`. */
export type CountedWords = { one: string; other: string };

/** Says how many there are, with the words for one or those for any other number. */
export function fillCount({ one, other }: CountedWords, count: number): string {
  return fill(count === 1 ? one : other, { count });
}
