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
import type { z } from "zod";
import { firstCharacters } from "../../lib/excerpt.ts";
import { printable } from "../../lib/printable.ts";
import type { Problem } from "./problem.ts";

type Path = readonly PropertyKey[];

/** A file of the content as it was written, and where each of its fields stands. */
export type ContentFile = {
  value: unknown;
  /** The line of a field, from 1; that of the nearest field above it where it is missing. */
  lineOf: (path: Path) => number;
  /** Mistakes of the file itself; its value says nothing then. */
  problems: { line: number; message: string }[];
  /** What is allowed and most likely not meant. */
  warnings: Omit<Problem, "file">[];
};

/** Between the lines of dashes stands the front matter, after them the text. */
export const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Reads a file of YAML, or of Markdown with front matter: the latter's fields, and its text as `body`.
 *
 * @param name Ends in `.md` where it is Markdown.
 */
export function readContent(name: string, bytes: Uint8Array): ContentFile {
  const text = decode(bytes);
  if (text === undefined) return broken(1, "is not in the encoding UTF-8");
  if (text.trim() === "") return broken(1, "is empty");
  return name.endsWith(".md") ? readMarkdown(text) : readFields(text, 1);
}

function readMarkdown(text: string): ContentFile {
  const match = text.startsWith("---\n") ? FRONT_MATTER.exec(text) : null;
  if (!match) return broken(1, 'has no fields: they stand at its head, between two lines of "---"');
  const [head, fields = ""] = match;
  const { value, lineOf, problems, warnings } = readFields(fields, 2);
  const under = text.slice(head.length);
  const textStart = (head + under.slice(0, under.length - under.trimStart().length)).split("\n").length;
  const body = printable(under).trim();
  return {
    value: typeof value === "object" && body !== "" ? { ...value, body } : value,
    lineOf: (path) => (path[0] === "body" ? textStart : lineOf(path)),
    problems,
    warnings,
  };
}

/** What helps with mistakes that the parser tells in words of its own. */
const HINTS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: ' (a text with ": " in it stands in quotes)',
  TAB_AS_INDENT: " (indent by spaces)",
};

/** @param firstLine The line of the file that the fields start at. */
function readFields(yaml: string, firstLine: number): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const { contents, errors } = document;
  const warnings = cutTexts(document).map(({ at, field, message }) => ({
    line: lines.linePos(at).line - 1 + firstLine,
    field,
    message,
  }));
  if (errors.length > 0) {
    return {
      ...broken(firstLine, ""),
      warnings,
      // The parser stumbles over what follows the first one, too.
      problems: errors.slice(0, 1).map(({ code, message, linePos }) => ({
        line: (linePos?.[0].line ?? 1) - 1 + firstLine,
        message: `is no YAML: ${message.split(/ at line \d+|\n/)[0]}${HINTS[code] ?? ""}`,
      })),
    };
  }
  if (!isMap(contents)) return broken(firstLine, "has no fields, such as title: Valores");
  return {
    value: valueOf(document),
    lineOf: (path) => lines.linePos(offsetOf(document, path)).line - 1 + firstLine,
    problems: [],
    warnings,
  };
}

/** Texts without quotes that end at a " #", where YAML begins a comment. */
function cutTexts(document: Document): { at: number; field: string; message: string }[] {
  const cut: ReturnType<typeof cutTexts> = [];
  visit(document, {
    Scalar(_key, node, above) {
      const { value, type, comment, range } = node;
      if (type !== "PLAIN" || comment === undefined || !(typeof value === "string" || value === null)) return;
      const keys = [...above, node].flatMap((each, at, path) => {
        if (isPair(each)) return isScalar(each.key) ? [String(each.key.value)] : [];
        const within = path[at + 1];
        return isSeq(each) && isNode(within) ? [String(each.items.indexOf(within))] : [];
      });
      const found = value === null ? "nothing" : JSON.stringify(value);
      cut.push({
        at: range?.[0] ?? 0,
        field: keys.join("."),
        message: `found ${found}, because "#${comment}" after it is a comment; a text with " #" in it stands in quotes`,
      });
    },
  });
  return cut;
}

/** What a file says, in characters that pages, feeds and PDFs can show. */
export const valueOf = (document: Document): unknown =>
  document.toJS({
    reviver: (_key, value: unknown) => (typeof value === "string" ? printable(value) : value),
  });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
}

const broken = (line: number, message: string): ContentFile => ({
  value: undefined,
  lineOf: () => line,
  problems: [{ line, message }],
  warnings: [],
});

/** Where a field's name stands, or its value in a list, or what holds it where it is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : null;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}

/** What is wrong with a file's value, told by its schema. */
export function problemsOf(file: string, { value, lineOf }: ContentFile, { issues }: z.ZodError): Problem[] {
  const at = (path: Path, message: string, below: number) => ({
    file,
    line: lineOf(path) + below,
    field: path.map(String).join("."),
    message,
  });
  return issues.flatMap((issue) =>
    issueLines(issue, value).map(([key, message]) =>
      at([...issue.path, ...key], message + suggestionFor(issue, value, issues), linesBelow(issue)),
    ),
  );
}

/** How far below the beginning of its field a mistake stands: a text has many lines. */
function linesBelow(issue: z.core.$ZodIssue): number {
  const below: unknown = issue.code === "custom" ? issue.params?.["line"] : 0;
  return typeof below === "number" ? below : 0;
}

/** An unknown field where just one is missing is most likely that one, with a slip in its name. */
function suggestionFor({ code, path }: z.core.$ZodIssue, value: unknown, issues: z.core.$ZodIssue[]): string {
  if (code !== "unrecognized_keys") return "";
  const missing = issues.filter(
    (other) =>
      other.path.length === path.length + 1 &&
      path.every((key, index) => other.path[index] === key) &&
      valueAt(value, other.path) === undefined,
  );
  return missing.length === 1 ? `; perhaps ${String(missing[0]?.path.at(-1))}?` : "";
}

/** What an issue of zod says in our words, what was found and what is expected, with the key under its path that it means. */
export function issueLines(issue: z.core.$ZodIssue, value: unknown): [key: Path, message: string][] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => [[key], "is no field that is known here"]);
  if (issue.code === "invalid_key") return [[[], `is no name: ${issue.issues[0]?.message ?? issue.message}`]];
  if (issue.code === "custom" && issue.params?.["told"]) return [[[], issue.message]];
  const found = valueAt(value, issue.path);
  if (found === undefined) return [[[], `is missing; expected ${expectationOf(issue)}`]];
  return [[[], `found ${shorten(JSON.stringify(found))}, expected ${expectationOf(issue)}`]];
}

const shorten = (found: string) => (found.length > 60 ? `${firstCharacters(found, 56)}…"` : found);

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** What an issue of zod asks for; schemas with a message of their own say it themselves. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.join(", ")}`;
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
