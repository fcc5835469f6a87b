/** A table in Markdown, to be pasted into docs: rows by name, each with the same columns. */
export function toMarkdown(rows: Record<string, object>): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const lines = [
    ["", ...columns],
    ["---", ...columns.map(() => "---:")],
    ...Object.entries(rows).map(([name, row]) => [name].concat(Object.values(row).map(String))),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
