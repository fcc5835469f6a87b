import { isMap, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";

type Path = readonly PropertyKey[];

/** A file of the content as it was written, and where each of its fields stands. */
export type ContentFile = {
  value: unknown;
  /** The line of a field, from 1; that of the nearest field above it where it is missing. */
  lineOf: (path: Path) => number;
  /** Mistakes of the file itself; its value says nothing then. */
  problems: { line: number; message: string }[];
};

/** Between the lines of dashes stands the front matter, after them the text. */
const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Reads a file of Markdown with front matter: its fields, and its paragraphs as `body`.
 */
export function readMarkdown(bytes: Uint8Array): ContentFile {
  const text = decode(bytes);
  if (text === undefined) return broken(1, "is not in the encoding UTF-8");
  if (text.trim() === "") return broken(1, "is empty");
  const match = text.startsWith("---\n") ? FRONT_MATTER.exec(text) : null;
  if (!match) return broken(1, 'has no fields: they stand at its head, between two lines of "---"');
  const [head, fields = ""] = match;
  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines });
  const { contents, errors } = document;
  if (errors.length > 0) {
    return {
      ...broken(1, ""),
      problems: errors.map(({ message, linePos }) => ({
        line: (linePos?.[0].line ?? 1) + 1,
        message: `is no YAML: ${message.split(/ at line \d+|\n/)[0]}`,
      })),
    };
  }
  if (!isMap(contents)) return broken(2, "has no fields at its head, such as id: 1");
  const textStart = head.split("\n").length;
  const body = paragraphsOf(text.slice(head.length));
  return {
    value: { ...toRecord(document.toJS()), ...(body.length > 0 ? { body } : {}) },
    lineOf: (path) => (path[0] === "body" ? textStart : lines.linePos(offsetOf(document, path)).line + 1),
    problems: [],
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

const broken = (line: number, message: string): ContentFile => ({
  value: undefined,
  lineOf: () => line,
  problems: [{ line, message }],
});

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Paragraphs stand a blank line apart; the lines of one are joined. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " "))
    .filter((paragraph) => paragraph !== "");
}

/** Where a field's name stands, or its value in a list, or what holds it where it is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : null;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}

/** What is wrong with a file's value, told by its schema. */
export function problemsOf(file: string, { value, lineOf }: ContentFile, { issues }: z.ZodError): Problem[] {
  const at = (path: Path, message: string) => ({
    file,
    line: lineOf(path),
    field: path.map(String).join("."),
    message,
  });
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => at([...issue.path, key], "is no field that is known here"));
    const found = valueAt(value, issue.path);
    if (found === undefined) return [at(issue.path, `is missing; expected ${expectationOf(issue)}`)];
    return [at(issue.path, `found ${JSON.stringify(found)}, expected ${expectationOf(issue)}`)];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** What an issue of zod asks for; schemas with a message of their own say it themselves. */
function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length > 12
        ? "one of the names that are known"
        : `one of ${issue.values.join(", ")}`;
    case "too_small":
      return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `${issue.inclusive ? "at most" : "less than"} ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    default:
      return issue.message;
  }
}

const KINDS: Record<string, string> = {
  string: "a text (a number stands in quotes)",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields",
};
const UNITS: Record<string, string> = { array: " entries", string: " letters" };
