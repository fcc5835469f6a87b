import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Blockquote, Link, List, Nodes, Paragraph, Table, TableRow, Text } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { defaultHandlers, toHast, type Handler, type Handlers, type State } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { pictureFallback, pictureSrcSet, type Picture } from "../../lib/picture.ts";
import { slugOf } from "../../lib/slug.ts";
import { isAddress } from "./addresses.ts";
import { downloads } from "./downloads.ts";
import { isStudioPicture, picturesIn } from "../schemas/pictures.ts";
import { isReservedId } from "./reserved-ids.ts";

/** A heading that a text is divided by. */
export type Heading = { id: string; title: string };

/** A text as a page shows it. */
export type WrittenText = {
  html: string;
  /** Its headings, where there are many. */
  contents: readonly Heading[];
};

/** What is wrong in a text, and in which of its lines, from 0. */
export type TextProblem = { line: number; message: string };

/** From this many headings on, a text begins with a list of them. */
const LONG = 4;

/** What is still to be answered: `[Escriba aquí el año.]`; editors put a backslash before a bracket. */
const PROMPT = /\\?\[Escriba aquí[^\]]*\]/gi;

/** A link out of the site; no other scheme gets into a page. */
const ELSEWHERE = /^(?:https?:|mailto:|tel:)/i;

const pictures = picturesIn("es");

const parse = (source: string) =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const textOf = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** All nodes of a text, each with what it stands in. */
function* nodesIn(node: Nodes, parent?: Nodes): Generator<[Nodes, Nodes | undefined]> {
  yield [node, parent];
  if ("children" in node) for (const child of node.children) yield* nodesIn(child, node);
}

/**
 * What is wrong in a text that the owner writes in Markdown.
 *
 * @param isDraft Whether it may still have questions to who writes it.
 */
export function problemsInText(source: string, isDraft: boolean): TextProblem[] {
  const problems = isDraft ? [] : openPrompts(source);
  let level = 1;
  for (const [node, parent] of nodesIn(parse(source))) {
    const say = (message: string) => problems.push({ line: (node.position?.end.line ?? 1) - 1, message });
    if (node.type === "heading") {
      if (node.depth < 2 || node.depth > 3) say("has a heading of another size than ## or ###");
      else if (node.depth > level + 1) say("has a heading ### that stands under none of ##");
      level = node.depth;
    } else if (node.type === "image") {
      if (!(parent?.type === "paragraph" && parent.children.length === 1))
        say("has a picture that stands not in a paragraph of its own");
      if (!Object.hasOwn(pictures, node.url))
        say(`shows ${node.url}, which is no picture of content/pictures`);
    } else if (node.type === "link" || node.type === "definition") {
      for (const message of problemsOfLink(node.url)) say(message);
    }
  }
  return problems;
}

const openPrompts = (source: string): TextProblem[] =>
  [...source.matchAll(PROMPT)].map(({ 0: prompt, index }) => ({
    line: source.slice(0, index).split("\n").length - 1,
    message: `still has ${prompt.replace("\\", "")}: it is no draft, and that is still to be written`,
  }));

function problemsOfLink(target: string): string[] {
  const [path = ""] = target.split(/[?#]/);
  if (target === "" || target.startsWith("#") || ELSEWHERE.test(target) || isAddress(path)) return [];
  return path.startsWith("/documentos/")
    ? [`links to ${path}, which is no file of content/downloads`]
    : [`links to ${path || "nothing"}, which is no page of this site`];
}

/** Makes HTML of a text in Markdown; HTML in it is shown as text. */
export function writtenText(source: string): WrittenText {
  const headings: Heading[] = [];
  const tree = toHast(parse(source), {
    handlers: { ...handlers, heading: headingHandler(headings) },
    footnoteLabel: "Notas",
    footnoteBackLabel: (index) => `Volver a la referencia ${index + 1}`,
  });
  return {
    html: toHtml(tree, { characterReferences: { useNamedReferences: true } }),
    contents: headings.length < LONG ? [] : headings,
  };
}

const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });

/** Headings that an address can name; of two alike the second has a number, and what the page itself uses goes behind a word. */
function headingHandler(headings: Heading[]): Handler {
  const taken = new Set<string>();
  return (state, node: Extract<Nodes, { type: "heading" }>) => {
    const title = textOf(node);
    const name = slugOf(title) || "apartado";
    const slug = isReservedId(name) ? `apartado-${name}` : name;
    let id = slug;
    for (let number = 2; taken.has(id) || isReservedId(id); number++) id = `${slug}-${number}`;
    taken.add(id);
    if (node.depth === 2) headings.push({ id, title });
    return element(`h${node.depth}`, { id }, ...state.all(node));
  };
}

const handlers: Handlers = {
  html: (_state, { value }: { value: string }, parent) =>
    parent?.type === "root" ? element("p", {}, text(value)) : text(value),
  text: (_state, node: Text) => withPrompts(node.value),
  link: (state, node: Link) => linkTo(state, node.url, node),
  linkReference: (state, node: Extract<Nodes, { type: "linkReference" }>) =>
    linkTo(state, state.definitionById.get(node.identifier.toUpperCase())?.url ?? "", node),
  paragraph: (state, node: Paragraph) => {
    const [only] = node.children;
    if (node.children.length === 1 && only?.type === "image") {
      const picture = pictures[only.url];
      if (picture) return figureOf(only.url, picture, only.alt ?? "");
    }
    if (node.children.length === 1 && only?.type === "link" && downloads.has(only.url)) {
      const link = linkTo(state, only.url, only);
      link.properties["className"] = ["download"];
      link.children.unshift(arrow());
      return element("p", {}, link);
    }
    return defaultHandlers.paragraph(state, node);
  },
  blockquote: (state, node: Blockquote) => {
    const author = node.children.at(-1);
    const [start] = author?.type === "paragraph" ? author.children : [];
    if (author?.type !== "paragraph" || start?.type !== "text" || !/^[—–-]/.test(start.value))
      return defaultHandlers.blockquote(state, node);
    node.children.pop();
    start.value = start.value.replace(/^[—–-] ?/, "");
    const caption = element("figcaption", {}, ...state.all(author));
    return element("figure", {}, defaultHandlers.blockquote(state, node), caption);
  },
  list: (state, node: List) => {
    const years = node.children.map(yearOf);
    const isTimeLine = !node.ordered && years.every((year) => year !== undefined);
    if (isTimeLine) for (const year of years) if (year) withoutPoint(year);
    const list = defaultHandlers.list(state, node);
    return isTimeLine ? { ...list, properties: { className: ["time-line"] } } : list;
  },
  table: (state, node: Table) => tableOf(state, node),
};

function withPrompts(value: string): ElementContent[] {
  const parts = value.split(new RegExp(`(${PROMPT.source})`, "gi"));
  return parts.flatMap((part, at) => {
    if (part === "") return [];
    return at % 2 === 1 ? [element("mark", {}, text(part))] : [text(part)];
  });
}

/** A link to a file says what it is and how large. */
function linkTo(
  state: State,
  url: string,
  node: Extract<Nodes, { type: "link" | "linkReference" }>,
): Element {
  const isSafe = ELSEWHERE.test(url) || !/^[^/?#]*:/.test(url);
  const link = element("a", { href: isSafe ? url : "" }, ...state.all(node));
  const file = downloads.get(url.split("#")[0] ?? "");
  if (file)
    link.children.push(
      text(" "),
      element("small", {}, text(`(${[file.kind, file.size].filter(Boolean).join(", ")})`)),
    );
  return link;
}

const arrow = () =>
  element(
    "svg",
    { viewBox: "0 0 24 24", ariaHidden: "true", className: ["icon"] },
    element("path", { d: "M12 4.5v11m-5-5 5 5 5-5M5 19.5h14" }),
  );

/** A picture in its own words, with what stands in brackets below it. */
function figureOf(name: string, picture: Picture, caption: string): Element {
  const { alt, width, height } = picture;
  const sizes = "(width < 1181px) 92vw, 720px";
  const source = element("source", { type: "image/avif", srcSet: pictureSrcSet(picture), sizes });
  const src = pictureFallback(picture);
  const img = element("img", { src, alt, width, height, loading: "lazy", decoding: "async" });
  const className = isStudioPicture(name) ? ["tile", "tile-studio"] : ["tile"];
  const tile = element("div", { className }, element("picture", {}, source, img));
  return caption === ""
    ? element("figure", {}, tile)
    : element("figure", {}, tile, element("figcaption", {}, text(caption)));
}

/** The paragraph of an entry that begins with a year in bold letters. */
function yearOf({ children: [paragraph] }: List["children"][number]): Paragraph | undefined {
  const [strong] = paragraph?.type === "paragraph" ? paragraph.children : [];
  const isYear = strong?.type === "strong" && /^(?:\d{4}(?!\d)|\[Escriba aquí el año)/i.test(textOf(strong));
  return isYear && paragraph?.type === "paragraph" ? paragraph : undefined;
}

/** A time line says "1998 Nace.": its years need neither point nor colon. */
function withoutPoint({ children: [strong, next] }: Paragraph): void {
  const year = strong?.type === "strong" ? strong.children.at(-1) : undefined;
  if (year?.type === "text") year.value = year.value.replace(/[.:]$/, "");
  if (next?.type === "text") next.value = next.value.replace(/^[.:]/, "");
}

/** A table that a phone can show: its first column names the rows, and each cell knows its column. */
function tableOf(state: State, { align, children: [head, ...body] }: Table): Element {
  const columns = (head?.children ?? []).map(textOf);
  const cell = (
    tagName: string,
    { children }: TableRow,
    index: number,
    properties: Element["properties"],
  ) => {
    const found = children[index];
    return element(tagName, { dataAlign: align?.[index], ...properties }, ...(found ? state.all(found) : []));
  };
  const rows = body.map((row) =>
    element(
      "tr",
      {},
      ...columns.map((dataColumn, index) =>
        index === 0 ? cell("th", row, index, { scope: "row" }) : cell("td", row, index, { dataColumn }),
      ),
    ),
  );
  const isHeaded = head && columns.some(Boolean);
  const heads = isHeaded ? columns.map((_, index) => cell("th", head, index, { scope: "col" })) : [];
  return element(
    "table",
    columns.length > 2 ? { className: ["table-wide"] } : {},
    ...(isHeaded ? [element("thead", {}, element("tr", {}, ...heads))] : []),
    element("tbody", {}, ...rows),
  );
}
