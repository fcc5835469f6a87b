/** Replaces placeholders: `fill("{count} of {total}", { count: 1, total: 3 })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Singular and plural forms; the plural contains `{count}`. */
export type CountedWords = { one: string; other: string };

export function fillCount({ one, other }: CountedWords, count: number): string {
  return fill(count === 1 ? one : other, { count });
}
