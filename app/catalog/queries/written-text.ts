import { toHtml } from "hast-util-to-html";
import { defaultHandlers, toHast, type Handler, type Handlers, type State } from "mdast-util-to-hast";
import { sizesAttribute } from "../../lib/sizes.ts";
import { pictureFallback, pictureSrcSet, type Picture } from "../../lib/picture.ts";
import { downloads } from "../content/downloads.ts";
import {
  EXTERNAL_LINK,
  headingsIn,
  parseMarkdown,
  PROMPT,
  plainText,
  type NodeOf,
} from "../content/markdown.ts";
import { isStudioPicture, picturesIn } from "../content/pictures.ts";

type Element = Extract<ReturnType<typeof toHast>, { type: "element" }>;
type ElementContent = Element["children"][number];

/** A heading that the table of contents links to. */
export type Heading = { id: string; title: string };

/** The fewest headings that give a text a table of contents. */
const MIN_CONTENTS = 4;

const pictures = picturesIn("es");

/** Renders Markdown as HTML; HTML in it is escaped. */
export function writtenText(source: string) {
  const markdown = parseMarkdown(source);
  const headings = [...headingsIn(markdown)];
  const ids = new Map(headings.map(([id, node]) => [node, id]));
  const heading: Handler = (state, node: NodeOf<"heading">) =>
    element(`h${node.depth}`, { id: ids.get(node) }, ...state.all(node));
  const contents = headings
    .filter(([, { depth }]) => depth === 2)
    .map(([id, node]): Heading => ({ id, title: plainText(node) }));
  const tree = toHast(markdown, {
    handlers: { ...handlers, heading },
    footnoteLabel: "Notas",
    footnoteBackLabel: (index) => `Volver a la referencia ${index + 1}`,
  });
  return {
    html: toHtml(tree, { characterReferences: { useNamedReferences: true } }),
    /** The table of contents; empty for a short text. */
    contents: contents.length < MIN_CONTENTS ? [] : contents,
  };
}

const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });

const handlers: Handlers = {
  html: (_state, { value }: { value: string }, parent) =>
    parent?.type === "root" ? element("p", {}, text(value)) : text(value),
  text: (_state, node: NodeOf<"text">) => withPrompts(node.value),
  link: (state, node: NodeOf<"link">) => linkTo(state, node.url, node),
  linkReference: (state, node: NodeOf<"linkReference">) =>
    linkTo(state, state.definitionById.get(node.identifier.toUpperCase())?.url ?? "", node),
  paragraph: (state, node: NodeOf<"paragraph">) => {
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
  blockquote: (state, node: NodeOf<"blockquote">) => {
    const author = node.children.length > 1 ? node.children.at(-1) : undefined;
    const [start] = author?.type === "paragraph" ? author.children : [];
    if (author?.type !== "paragraph" || start?.type !== "text" || !/^[—–-] /.test(start.value))
      return defaultHandlers.blockquote(state, node);
    node.children.pop();
    start.value = start.value.slice(2);
    const caption = element("figcaption", {}, ...state.all(author));
    return element("figure", {}, defaultHandlers.blockquote(state, node), caption);
  },
  list: (state, node: NodeOf<"list">) => {
    const years = node.children.map(yearOf);
    if (node.ordered || !years.every((year) => year !== undefined)) return defaultHandlers.list(state, node);
    for (const year of years) removePunctuation(year);
    return { ...defaultHandlers.list(state, node), properties: { className: ["time-line"] } };
  },
  table: tableOf,
};

const withPrompts = (value: string): ElementContent[] =>
  value
    .split(new RegExp(`(${PROMPT.source})`, "gi"))
    .map((part, at) => (at % 2 === 1 ? element("mark", {}, text(part)) : text(part)));

/** A link; to a download, it shows the file's type and size. */
function linkTo(state: State, url: string, node: NodeOf<"link" | "linkReference">): Element {
  const isSafe = EXTERNAL_LINK.test(url) || !/^[^/?#]*:/.test(url);
  const link = element("a", { href: isSafe ? url : "" }, ...state.all(node));
  const [file = ""] = url.split("#");
  const size = downloads.get(file);
  if (downloads.has(file))
    link.children.push(text(" "), element("small", {}, text(size ? `(PDF, ${size})` : "(PDF)")));
  return link;
}

/** An arrow down in the style of `ui/icon.tsx`. */
const arrow = () =>
  element(
    "svg",
    {
      viewBox: "0 0 24 24",
      width: 24,
      height: 24,
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "1.6",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ariaHidden: "true",
    },
    element("path", { d: "M12 4.5v11m-5-5 5 5 5-5M5 19.5h14" }),
  );

/** A picture with its registered alt text; the Markdown alt text is its caption. */
function figureOf(name: string, picture: Picture, caption: string): Element {
  const { alt, width, height } = picture;
  const sizes = sizesAttribute({ phone: "92vw", desktop: "720px" });
  const source = element("source", { type: "image/avif", srcSet: pictureSrcSet(picture), sizes });
  const src = pictureFallback(picture);
  const img = element("img", { src, alt, width, height, loading: "lazy", decoding: "async" });
  const className = isStudioPicture(name) ? ["tile", "tile-studio"] : ["tile"];
  const figure = element("figure", {}, element("div", { className }, element("picture", {}, source, img)));
  if (caption !== "") figure.children.push(element("figcaption", {}, text(caption)));
  return figure;
}

/** The paragraph of a list item, if it begins with a year in bold. */
function yearOf({ children: [paragraph] }: NodeOf<"listItem">): NodeOf<"paragraph"> | undefined {
  const [strong] = paragraph?.type === "paragraph" ? paragraph.children : [];
  const isYear =
    strong?.type === "strong" &&
    /^(?:\d{4}(?:$|[.:,]|\s*[–-])|\[Escriba aquí el año)/i.test(plainText(strong));
  return isYear && paragraph?.type === "paragraph" ? paragraph : undefined;
}

/** Removes the full stop or colon after a year, which the timeline does not need. */
function removePunctuation({ children: [strong, next] }: NodeOf<"paragraph">): void {
  const year = strong?.type === "strong" ? strong.children.at(-1) : undefined;
  if (year?.type === "text") year.value = year.value.replace(/[.:]$/, "");
  if (next?.type === "text") next.value = next.value.replace(/^[.:]/, "");
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === "element");

/**
 * A table whose cells name their row and column, so that phones can stack them. It has explicit roles, because some browsers
 * drop a table's semantics if its `display` is changed.
 */
function tableOf(state: State, node: NodeOf<"table">): Element {
  const columns = (node.children[0]?.children ?? []).map(plainText);
  const table = defaultHandlers.table(state, node);
  const sections = elementsIn(table);
  table.properties["role"] = "table";
  for (const section of sections) {
    section.properties["role"] = "rowgroup";
    for (const row of elementsIn(section)) {
      row.properties["role"] = "row";
      for (const [index, cell] of elementsIn(row).entries()) {
        const { align: dataAlign } = cell.properties;
        if (section.tagName === "thead") cell.properties = { dataAlign, role: "columnheader", scope: "col" };
        else if (index > 0) cell.properties = { dataAlign, dataColumn: columns[index], role: "cell" };
        else
          Object.assign(cell, {
            tagName: "th",
            properties: { dataAlign, role: "rowheader", scope: "row" },
          });
      }
    }
  }
  if (columns.length > 2) table.properties["className"] = ["table-wide"];
  // A table without column headings has empty cells there.
  return columns.some(Boolean) ? table : { ...table, children: sections.slice(1) };
}
