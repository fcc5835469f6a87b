import { isUtf8 } from "node:buffer";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { printable } from "../../lib/printable.ts";
import type { Message } from "./messages.ts";
import { fileProblem, type Problem } from "./problem.ts";

export type Path = readonly PropertyKey[];

/** A parsed content file that no schema has checked yet. */
export type ContentFile = {
  value: unknown;
  /** The line of a field, counted from 1, or of its nearest parent if it is missing. */
  lineOf: (path: Path) => number;
  /** Syntax errors; if there are any, `value` is undefined. */
  problems: Problem[];
  /** Valid YAML that the author probably did not intend. */
  warnings: Problem[];
};

/** The fields at the top of a Markdown file, between two lines of dashes. */
export const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Parses YAML, or Markdown (`.md`) with front matter, whose text becomes the field `body`. */
export function readContent(file: string, bytes: Uint8Array): ContentFile {
  if (!isUtf8(bytes)) return broken(file, 1, "notUtf8");
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, "\n");
  if (text.trim() === "") return broken(file, 1, "emptyFile");
  return file.endsWith(".md") ? readMarkdown(file, text) : readYaml(file, text, 1);
}

function readMarkdown(file: string, text: string): ContentFile {
  const match = text.startsWith("---\n") ? FRONT_MATTER.exec(text) : null;
  if (!match) return broken(file, 1, "noFrontMatter");
  const [head, fields = ""] = match;
  const { value, lineOf, ...rest } = readYaml(file, fields, 2);
  const bodyStart = head.length + text.slice(head.length).search(/\S|$/);
  const body = printable(text.slice(bodyStart)).trim();
  const bodyLine = text.slice(0, bodyStart).split("\n").length;
  return {
    ...rest,
    value: typeof value === "object" && body !== "" ? { ...value, body } : value,
    lineOf: (path) => (path[0] === "body" ? bodyLine : lineOf(path)),
  };
}

/** Our own messages for syntax errors, where the parser's do not help an author. */
const SYNTAX_ERRORS: Readonly<Record<string, Message["code"]>> = {
  BLOCK_AS_IMPLICIT_KEY: "colonInText",
  TAB_AS_INDENT: "tabIndent",
};

/** @param firstLine The line of `file` where `yaml` begins. */
function readYaml(file: string, yaml: string, firstLine: number): ContentFile {
  const counter = new LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line - 1 + firstLine;
  const document = parseDocument(yaml, { lineCounter: counter });
  const lines = new Map<string, number>();
  const warnings: Problem[] = [];
  /** Records the line of each field and list entry, and unquoted texts with " #", where YAML starts a comment. */
  function walk(node: unknown, field: string, line: number) {
    lines.set(field, line);
    const within = (key: string | number) => (field ? `${field}.${key}` : String(key));
    if (isMap(node)) {
      for (const { key, value } of node.items)
        if (isScalar(key)) walk(value, within(String(key.value)), lineAt(key.range?.[0]));
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries())
        walk(item, within(index), isNode(item) ? lineAt(item.range?.[0]) : line);
    } else if (isScalar(node) && node.type === "PLAIN" && node.comment) {
      const { value, comment, range } = node;
      if (typeof value !== "string" && value !== null) return;
      const params = { found: JSON.stringify(value ?? ""), comment };
      warnings.push({ file, line: lineAt(range?.[0]), field, message: { code: "commentInText", params } });
    }
  }
  walk(document.contents, "", firstLine);
  // After the first error, the parser also reports whatever follows.
  const [error] = document.errors;
  if (error) {
    const [reason = ""] = error.message.split(/ at line \d+|\n/);
    const code = SYNTAX_ERRORS[error.code] ?? "notYaml";
    return { ...broken(file, lineAt(error.pos[0]), code, { reason }), warnings };
  }
  if (!isMap(document.contents)) return broken(file, firstLine, "noFields");
  return {
    value: document.toJS({
      reviver: (_key, value: unknown) => (typeof value === "string" ? printable(value) : value),
    }),
    lineOf: (path) =>
      path
        .map((_, index) => lines.get(path.slice(0, index + 1).join(".")))
        .findLast((line) => line !== undefined) ?? firstLine,
    problems: [],
    warnings,
  };
}

export const broken = (
  file: string,
  line: number,
  code: Message["code"],
  params: Message["params"] = {},
): ContentFile => ({
  value: undefined,
  lineOf: () => line,
  problems: [fileProblem(file, code, params, line)],
  warnings: [],
});
