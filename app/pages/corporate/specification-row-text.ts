/** A row of a table as it is copied. */
export type CopiedRow = {
  /** What the row is about, how it is measured, and where it comes from. */
  name: readonly string[];
  values: readonly { product: string; text: string; note: string }[];
};

/** A row as lines for an email: what it is about, one line per product, and the ending. */
export function rowText({ name, values }: CopiedRow, ending: string): string {
  return [
    name.join(" · "),
    ...values.map(({ product, text, note }) => `${product}: ${text}${note ? ` (${note})` : ""}`),
    ending,
  ].join("\n");
}
