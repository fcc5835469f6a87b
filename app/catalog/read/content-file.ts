import { isUtf8 } from "node:buffer";
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import { printable } from "../../lib/printable.ts";
import type { Message } from "./messages.ts";
import type { Problem } from "./problem.ts";

/** The keys that lead to a field. */
export type Path = readonly PropertyKey[];

/** A parsed content file that no schema has checked yet. */
export type ContentFile = {
  value: unknown;
  /** The line of a field, from 1; of the nearest parent if it is missing. */
  lineOf: (path: Path) => number;
  /** Syntax errors; `value` is undefined then. */
  problems: Problem[];
  /** Valid YAML that the author most likely did not mean. */
  warnings: Problem[];
};

/** The fields of a Markdown file, between two lines of dashes. */
export const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Parses YAML, or Markdown (`.md`) with front matter, whose text becomes the field `body`. */
export function readContent(file: string, bytes: Uint8Array): ContentFile {
  if (!isUtf8(bytes)) return broken(file, 1, "notUtf8");
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, "\n");
  if (text.trim() === "") return broken(file, 1, "emptyFile");
  return file.endsWith(".md") ? readMarkdown(file, text) : readFields(file, text, 1);
}

function readMarkdown(file: string, text: string): ContentFile {
  const match = text.startsWith("---\n") ? FRONT_MATTER.exec(text) : null;
  if (!match) return broken(file, 1, "noFrontMatter");
  const [head, fields = ""] = match;
  const { value, lineOf, ...rest } = readFields(file, fields, 2);
  const bodyStart = head.length + text.slice(head.length).search(/\S|$/);
  const body = printable(text.slice(bodyStart)).trim();
  const bodyLine = text.slice(0, bodyStart).split("\n").length;
  return {
    ...rest,
    value: typeof value === "object" && body !== "" ? { ...value, body } : value,
    lineOf: (path) => (path[0] === "body" ? bodyLine : lineOf(path)),
  };
}

/** Syntax errors whose message from the parser does not help an author. */
const SYNTAX_ERRORS: Readonly<Record<string, Message["code"]>> = {
  BLOCK_AS_IMPLICIT_KEY: "colonInText",
  TAB_AS_INDENT: "tabIndent",
};

/** @param firstLine The line of `file` where `yaml` begins. */
function readFields(file: string, yaml: string, firstLine: number): ContentFile {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line - 1 + firstLine;
  const document = parseDocument(yaml, { lineCounter: counter });
  const { contents, errors } = document;
  const warnings = commentsInText(file, document, lineAt);
  // The first error makes the parser report what follows, too.
  const [error] = errors;
  if (error) {
    const [reason = ""] = error.message.split(/ at line \d+|\n/);
    const code = SYNTAX_ERRORS[error.code] ?? "notYaml";
    return { ...broken(file, lineAt(error.pos[0]), code, { reason }), warnings };
  }
  if (!isMap(contents)) return broken(file, firstLine, "noFields");
  return {
    value: document.toJS({
      reviver: (_key, value: unknown) => (typeof value === "string" ? printable(value) : value),
    }),
    lineOf: (path) => lineAt(offsetOf(document, path)),
    problems: [],
    warnings,
  };
}

/** Finds unquoted texts that contain " #", where YAML starts a comment. */
function commentsInText(file: string, document: Document, lineAt: (offset: number) => number): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Scalar(_key, node, parents) {
      const { value, type, comment, range } = node;
      if (type !== "PLAIN" || !comment || !(typeof value === "string" || value === null)) return;
      const keys = [...parents, node].flatMap((parent, index, path) => {
        if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
        const child = path[index + 1];
        return isSeq(parent) && isNode(child) ? [String(parent.items.indexOf(child))] : [];
      });
      found.push({
        file,
        line: lineAt(range?.[0] ?? 0),
        field: keys.join("."),
        message: { code: "commentInText", params: { found: JSON.stringify(value ?? ""), comment } },
      });
    },
  });
  return found;
}

const broken = (
  file: string,
  line: number,
  code: Message["code"],
  params: Message["params"] = {},
): ContentFile => ({
  value: undefined,
  lineOf: () => line,
  problems: [{ file, line, field: "", message: { code, params } }],
  warnings: [],
});

/** Where a field's key or list entry begins; of the nearest parent if it is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : null;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}
