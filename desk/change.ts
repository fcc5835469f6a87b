import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, visit } from "yaml";
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { FRONT_MATTER, readContent } from "../app/catalog/read/content-file.ts";
import { messageText } from "../app/catalog/read/messages.ts";

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Applies changed fields to a content file, and keeps the comments, order and line breaks of everything else.
 *
 * @param name A name ending in `.md` means Markdown with front matter.
 * @param source The current text, if the file exists.
 * @param fields The new fields, with the Markdown text as `body`.
 */
export async function writeFields(name: string, source: string | undefined, fields: Fields): Promise<string> {
  const { body, ...rest } = fields;
  if (!name.endsWith(".md")) return changeYaml(source ?? "", rest);
  const [head = "", yaml = ""] = FRONT_MATTER.exec(source ?? "") ?? [];
  const oldBody = (source ?? "").slice(head.length);
  const text = typeof body === "string" ? body.trim() : "";
  const newBody = source && oldBody.trim() === text ? oldBody : text === "" ? "" : `\n${text}\n`;
  return format(`---\n${await changeYaml(yaml, rest)}---\n${newBody}`, { parser: "markdown" });
}

async function changeYaml(source: string, fields: Fields): Promise<string> {
  const document: Document = parseDocument(source);
  if (!document.contents) return formatYaml(source + stringify(fields, { lineWidth: 0 }));
  document.contents = changeNode(document, document.contents, fields);
  // Escapes non-breaking spaces, which a text editor shows like others; only quoted text has escapes.
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === "string" && scalar.value.includes("\u00a0")) scalar.type = "QUOTE_DOUBLE";
    },
  });
  return formatYaml(document.toString({ lineWidth: 0 }).replaceAll("\u00a0", "\\_"));
}

/** Formats as `npm run format` does, so that only changed lines differ. */
const formatYaml = (text: string) => format(text, { parser: "yaml", printWidth: 110, proseWrap: "always" });

/** Gives a node a new value; returns a new node if it is of another kind. */
function changeNode(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) return changeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return changeList(document, node, value);
  if (!isScalar(node) || isCollection(value)) return document.createNode(value);
  node.value = value;
  return node;
}

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/** Adds a new field after the field that precedes it in `fields`. */
function changeMap(document: Document, map: YAMLMap, fields: Fields): YAMLMap {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const pairs = map.items.filter((pair) => fields[nameOf(pair)] !== undefined);
  let next = 0;
  for (const [name, value] of entries) {
    const at = pairs.findIndex((pair) => nameOf(pair) === name);
    const pair = pairs[at];
    if (pair) pair.value = changeNode(document, pair.value, value);
    else pairs.splice(next, 0, document.createPair(name, value));
    next = (pair ? at : next) + 1;
  }
  map.items = pairs;
  return map;
}

/** Finds unchanged entries wherever they have moved; all others count as edits of the entry at their position. */
function changeList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const free = new Set(list.items);
  const take = (item: unknown) => (free.delete(item) ? item : undefined);
  const unchanged = values.map((value) =>
    take([...free].find((item) => isNode(item) && isDeepStrictEqual(item.toJS(document), value))),
  );
  list.items = values.map(
    (value, index) => unchanged[index] ?? changeNode(document, take(list.items[index]), value),
  );
  return list;
}

const isCollection = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isFields = (value: unknown): value is Fields => isCollection(value) && !Array.isArray(value);

/** Reads a content file, with the Markdown text as `body`; throws if it cannot be parsed. */
export function readFields(name: string, source: string): Fields {
  const { value, problems } = readContent(name, Buffer.from(source));
  const [problem] = problems;
  if (problem || !isFields(value))
    throw new Error(`${name}:${problem?.line ?? 1}: ${problem ? messageText(problem.message) : ""}`);
  return value;
}
