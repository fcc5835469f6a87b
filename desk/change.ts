import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import { isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Scalar, type YAMLMap } from "yaml";
import { FRONT_MATTER, readContent } from "../app/catalog/read/content-file.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A part of a text that gives way to another. */
type Edit = { from: number; to: number; by: string };

/** Set where a change cannot be written in place: then the file is printed anew. */
class NotInPlace extends Error {}

/**
 * Writes a change into a file of the content so that nothing else moves in it: comments, order and line breaks of what
 * did not change stay.
 *
 * @param name Ends in `.md` where it is Markdown with front matter.
 * @param source What the file holds; nothing where it is new.
 * @param fields What it shall hold, the text under the fields as `body`.
 */
export async function writeFields(name: string, source: string | undefined, fields: Fields): Promise<string> {
  const { body, ...rest } = fields;
  const match = source && name.endsWith(".md") ? FRONT_MATTER.exec(source) : null;
  const [head = "", yaml = ""] = match ?? [];
  const before = match ? yaml : (source ?? "");
  const isNew = parseDocument(before).contents === null;
  const written = isNew ? before + stringify(rest, { lineWidth: 0 }) : changed(before, rest);
  if (!name.endsWith(".md")) return neat(name, written);
  const old = source ? source.slice(head.length) : "";
  const text = typeof body === "string" ? body.trim() : "";
  const under = source && old.trim() === text ? old : text === "" ? "" : `\n${text}\n`;
  return neat(name, `---\n${written}---\n${under}`);
}

/** As `npm run format` leaves it; a file that was so before differs by the change alone. */
async function neat(name: string, text: string): Promise<string> {
  return format(text, { filepath: name, printWidth: 110, plugins: [] });
}

/** The fields of a text of YAML, changed. */
function changed(source: string, fields: Fields): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), fields)) return source;
  try {
    if (!isMap(document.contents)) throw new NotInPlace();
    const result = apply(source, editsOfMap(source, document.contents, fields));
    if (isDeepStrictEqual(parseDocument(result).toJS(), fields)) return result;
  } catch (error) {
    if (!(error instanceof NotInPlace)) throw error;
  }
  return printed(source, fields);
}

/** The fields printed anew, with the comments at the head of the file. */
function printed(source: string, fields: Fields): string {
  const [comments = ""] = /^(?:#.*\n)*/.exec(source) ?? [];
  return comments + stringify(fields, { lineWidth: 0 });
}

function apply(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

/** Where a value begins and ends in the source. */
function rangeOf(node: Node | null | undefined): [from: number, to: number] {
  if (!node?.range) throw new NotInPlace();
  return [node.range[0], node.range[1]];
}

const lineStart = (source: string, at: number) => source.lastIndexOf("\n", at - 1) + 1;

/** The end of the line that a value ends in, with its line break. */
function lineEnd(source: string, at: number): number {
  if (source[at - 1] === "\n") return at;
  const end = source.indexOf("\n", at);
  return end === -1 ? source.length : end + 1;
}

function editsOf(source: string, node: Node, value: unknown): Edit[] {
  if (isDeepStrictEqual(node.toJS(parseDocument("")), value)) return [];
  if (isMap(node) && isFields(value)) return editsOfMap(source, node, value);
  if (isSeq(node) && Array.isArray(value) && !node.flow) return editsOfList(source, node.items, value);
  const [from, to] = rangeOf(node);
  if (isScalar(node) && !isCollection(value)) return [{ from, to, by: scalar(value, node) }];
  if (!isScalar(node) && "flow" in node && node.flow) return [{ from, to, by: inline(value) }];
  throw new NotInPlace();
}

const isCollection = (value: unknown): value is object => typeof value === "object" && value !== null;

const isFields = (value: unknown): value is Fields => isCollection(value) && !Array.isArray(value);

/** A value on one line; in quotes where the one before was, or where it has a non-breaking space. */
function scalar(value: unknown, before?: Scalar): string {
  if (typeof value !== "string") return stringify(value).trimEnd();
  const isQuoted = before?.type === "QUOTE_DOUBLE" || /[\u00a0\n]/.test(value);
  if (isQuoted) return JSON.stringify(value).replaceAll("\u00a0", "\\_");
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

const inline = (value: unknown) => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();

function editsOfMap(source: string, map: YAMLMap, fields: Fields): Edit[] {
  if (map.flow) {
    const [from, to] = rangeOf(map);
    return [{ from, to, by: inline(fields) }];
  }
  const pairs = map.items.map(({ key, value }) => {
    if (!isScalar(key)) throw new NotInPlace();
    const node = isNodeLike(value) ? value : undefined;
    return { name: String(key.value), from: rangeOf(key)[0], to: rangeOf(node)[1], node };
  });
  const [first] = pairs;
  if (!first) throw new NotInPlace();
  const indent = " ".repeat(first.from - lineStart(source, first.from));
  const edits = pairs.flatMap(({ name, from, to, node }): Edit[] => {
    const value = fields[name];
    if (value !== undefined && node) return editsOf(source, node, value);
    const start = lineStart(source, from);
    // The dash of a list stands before it.
    if (source.slice(start, from).trim() !== "") throw new NotInPlace();
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

const isNodeLike = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value);

const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent);

function editsOfList(source: string, items: readonly unknown[], values: readonly unknown[]): Edit[] {
  const nodes = items.filter(isNodeLike);
  const [first] = nodes;
  if (!first || nodes.length !== items.length || values.length === 0) throw new NotInPlace();
  const parts = nodes.map((node) => {
    const start = lineStart(source, rangeOf(node)[0]);
    if (!/^ *- $/.test(source.slice(start, rangeOf(node)[0]))) throw new NotInPlace();
    return { node, start, end: lineEnd(source, rangeOf(node)[1]), value: node.toJS(parseDocument("")) };
  });
  const indent = " ".repeat(source.slice(parts[0]?.start).indexOf("-"));
  const free = new Set(parts);
  // What stayed as it was is found again wherever it stands now; what is left is taken for what stood there before.
  const same = values.map((value) => {
    const found = [...free].find((part) => isDeepStrictEqual(part.value, value));
    if (found) free.delete(found);
    return found;
  });
  const texts = values.map((value, index) => {
    const kept = same[index];
    if (kept) return ended(source.slice(kept.start, kept.end));
    const old = parts[index];
    if (old && free.delete(old)) {
      try {
        const edits = editsOf(source, old.node, value);
        const at = old.start;
        const moved = edits.map(({ from, to, by }) => ({ from: from - at, to: to - at, by }));
        return ended(apply(source.slice(old.start, old.end), moved));
      } catch (error) {
        if (!(error instanceof NotInPlace)) throw error;
      }
    }
    return indented(stringify([value], { lineWidth: 0 }), indent);
  });
  return [{ from: parts[0]?.start ?? 0, to: parts.at(-1)?.end ?? 0, by: texts.join("") }];
}

const ended = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);

/** What a file says, with the text under its fields as `body`; throws where it is broken. */
export function readFields(name: string, source: string): Fields {
  const { value, problems } = readContent(name, Buffer.from(source));
  const [problem] = problems;
  if (problem || !isFields(value))
    throw new Error(`${name}:${problem?.line ?? 1}: ${problem?.message ?? ""}`);
  return value;
}
