import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import { isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Scalar, type YAMLMap } from "yaml";
import { FRONT_MATTER, readContent } from "../app/catalog/read/content-file.ts";
import { messageText } from "../app/catalog/read/messages.ts";

export type Fields = Readonly<Record<string, unknown>>;

type Edit = { from: number; to: number; by: string };

/** Thrown when a change cannot be made in place, in which case the whole file is printed again. */
class CannotEditInPlace extends Error {}

/**
 * Applies changed fields to a content file and keeps the comments, order and line breaks of everything else.
 *
 * @param name A name ending in `.md` means Markdown with front matter.
 * @param source The current text, if the file exists.
 * @param fields The new fields, with the Markdown text as `body`.
 */
export async function writeFields(name: string, source: string | undefined, fields: Fields): Promise<string> {
  const { body, ...rest } = fields;
  const match = source && name.endsWith(".md") ? FRONT_MATTER.exec(source) : null;
  const [head = "", yaml = ""] = match ?? [];
  const before = match ? yaml : (source ?? "");
  const isEmpty = parseDocument(before).contents === null;
  const written = isEmpty ? before + stringify(rest, { lineWidth: 0 }) : changeYaml(before, rest);
  if (!name.endsWith(".md")) return prettify(name, written);
  const oldBody = source ? source.slice(head.length) : "";
  const text = typeof body === "string" ? body.trim() : "";
  const newBody = source && oldBody.trim() === text ? oldBody : text === "" ? "" : `\n${text}\n`;
  return prettify(name, `---\n${written}---\n${newBody}`);
}

/** Formats like `npm run format`, so that a formatted file differs only in what was changed. */
async function prettify(name: string, text: string): Promise<string> {
  return format(text, { filepath: name, printWidth: 110, plugins: [] });
}

function changeYaml(source: string, fields: Fields): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), fields)) return source;
  try {
    if (!isMap(document.contents)) throw new CannotEditInPlace();
    const result = apply(source, editsForMap(source, document.contents, fields));
    if (isDeepStrictEqual(parseDocument(result).toJS(), fields)) return result;
  } catch (error) {
    if (!(error instanceof CannotEditInPlace)) throw error;
  }
  return reprint(source, fields);
}

/** Prints all fields again; only comments at the top of the file survive. */
function reprint(source: string, fields: Fields): string {
  const [comments = ""] = /^(?:#.*\n)*/.exec(source) ?? [];
  return comments + stringify(fields, { lineWidth: 0 });
}

function apply(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

function rangeOf(node: Node | null | undefined): [from: number, to: number] {
  if (!node?.range) throw new CannotEditInPlace();
  return [node.range[0], node.range[1]];
}

const lineStart = (source: string, at: number) => source.lastIndexOf("\n", at - 1) + 1;

/** The offset just after the line that contains `at`. */
function lineEnd(source: string, at: number): number {
  if (source[at - 1] === "\n") return at;
  const end = source.indexOf("\n", at);
  return end === -1 ? source.length : end + 1;
}

function editsForNode(source: string, node: Node, value: unknown): Edit[] {
  if (isDeepStrictEqual(node.toJS(parseDocument("")), value)) return [];
  if (isMap(node) && isFields(value)) return editsForMap(source, node, value);
  if (isSeq(node) && Array.isArray(value) && !node.flow) return editsForList(source, node.items, value);
  const [from, to] = rangeOf(node);
  if (isScalar(node) && !isCollection(value)) return [{ from, to, by: scalar(value, node) }];
  if (!isScalar(node) && "flow" in node && node.flow) return [{ from, to, by: inline(value) }];
  throw new CannotEditInPlace();
}

const isCollection = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isFields = (value: unknown): value is Fields => isCollection(value) && !Array.isArray(value);

/** Prints a value on one line, quoted if the old value was or if it contains a non-breaking space. */
function scalar(value: unknown, before?: Scalar): string {
  if (typeof value !== "string") return stringify(value).trimEnd();
  const isQuoted = before?.type === "QUOTE_DOUBLE" || /[\u00a0\n]/.test(value);
  if (isQuoted) return JSON.stringify(value).replaceAll("\u00a0", "\\_");
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

const inline = (value: unknown) => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();

function editsForMap(source: string, map: YAMLMap, fields: Fields): Edit[] {
  if (map.flow) {
    const [from, to] = rangeOf(map);
    return [{ from, to, by: inline(fields) }];
  }
  const pairs = map.items.map(({ key, value }) => {
    if (!isScalar(key)) throw new CannotEditInPlace();
    const node = isYamlNode(value) ? value : undefined;
    return { name: String(key.value), from: rangeOf(key)[0], to: rangeOf(node)[1], node };
  });
  const [first] = pairs;
  if (!first) throw new CannotEditInPlace();
  const indent = " ".repeat(first.from - lineStart(source, first.from));
  const edits = pairs.flatMap(({ name, from, to, node }): Edit[] => {
    const value = fields[name];
    if (value !== undefined && node) return editsForNode(source, node, value);
    const start = lineStart(source, from);
    // A list's dash precedes the key, so removing the line would remove the entry.
    if (source.slice(start, from).trim() !== "") throw new CannotEditInPlace();
    return [{ from: start, to: lineEnd(source, to), by: "" }];
  });
  let last = first;
  const added = new Map<number, string>();
  for (const [name, value] of Object.entries(fields)) {
    const pair = pairs.find((each) => each.name === name);
    if (pair) last = pair;
    if (pair || value === undefined) continue;
    const at = lineEnd(source, last.to);
    const text = indented(stringify({ [name]: value }, { lineWidth: 0 }), indent);
    added.set(at, (added.get(at) ?? (source[at - 1] === "\n" ? "" : "\n")) + text);
  }
  return [...edits, ...[...added].map(([at, by]) => ({ from: at, to: at, by }))];
}

const isYamlNode = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value);

const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent);

function editsForList(source: string, items: readonly unknown[], values: readonly unknown[]): Edit[] {
  const nodes = items.filter(isYamlNode);
  const [first] = nodes;
  if (!first || nodes.length !== items.length || values.length === 0) throw new CannotEditInPlace();
  const parts = nodes.map((node, index) => {
    const [from, to] = rangeOf(node);
    const line = lineStart(source, from);
    if (!/^ *- $/.test(source.slice(line, from))) throw new CannotEditInPlace();
    // Comments before an entry belong to it.
    const before = nodes[index - 1];
    const start = before ? lineEnd(source, rangeOf(before)[1]) : line;
    return { node, start, end: lineEnd(source, to), value: node.toJS(parseDocument("")) };
  });
  const indent = " ".repeat(source.slice(parts[0]?.start).indexOf("-"));
  const free = new Set(parts);
  // Unchanged entries are found wherever they have moved; all others count as edits of the entry at their position.
  const same = values.map((value) => {
    const found = [...free].find((part) => isDeepStrictEqual(part.value, value));
    if (found) free.delete(found);
    return found;
  });
  const texts = values.map((value, index) => {
    const kept = same[index];
    if (kept) return withLineBreak(source.slice(kept.start, kept.end));
    const old = parts[index];
    if (old && free.delete(old)) {
      try {
        const edits = editsForNode(source, old.node, value);
        const at = old.start;
        const moved = edits.map(({ from, to, by }) => ({ from: from - at, to: to - at, by }));
        return withLineBreak(apply(source.slice(old.start, old.end), moved));
      } catch (error) {
        if (!(error instanceof CannotEditInPlace)) throw error;
      }
    }
    return indented(stringify([value], { lineWidth: 0 }), indent);
  });
  return [{ from: parts[0]?.start ?? 0, to: parts.at(-1)?.end ?? 0, by: texts.join("") }];
}

const withLineBreak = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);

/** Reads a content file, with the Markdown text as `body`; throws if it cannot be parsed. */
export function readFields(name: string, source: string): Fields {
  const { value, problems } = readContent(name, Buffer.from(source));
  const [problem] = problems;
  if (problem || !isFields(value))
    throw new Error(`${name}:${problem?.line ?? 1}: ${problem ? messageText(problem.message) : ""}`);
  return value;
}
