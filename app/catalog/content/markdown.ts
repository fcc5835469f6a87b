import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import type { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { slugOf } from "../../lib/slug.ts";

/** A prompt for text still to be written: `[Escriba aquí el año.]`. Rich text editors escape the bracket. */
export const PROMPT = /\\?\[Escriba aquí[^\]]*\]/gi;

/** A link to another site or program. Pages allow no other schemes. */
export const EXTERNAL_LINK = /^(?:https?:|mailto:|tel:)/i;

export type Node = Parameters<typeof toHast>[0];

export type NodeOf<Type extends Node["type"]> = Extract<Node, { type: Type }>;

export const parseMarkdown = (source: string) =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export const plainText = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(plainText).join("") : "";

/** The nodes of a tree in the order of the text, each with its parent. */
export function* nodesIn(node: Node, parent?: Node): Generator<[Node, Node | undefined]> {
  yield [node, parent];
  if ("children" in node) for (const child of node.children) yield* nodesIn(child, node);
}

/** The headings of a text by their ids, which have a prefix that no other id on the page has. */
export function headingsIn(text: Node): Map<string, NodeOf<"heading">> {
  const headings = new Map<string, NodeOf<"heading">>();
  for (const [node] of nodesIn(text)) {
    if (node.type !== "heading") continue;
    const slug = slugOf(`apartado ${plainText(node)}`);
    let id = slug;
    for (let number = 2; headings.has(id); number++) id = `${slug}-${number}`;
    headings.set(id, node);
  }
  return headings;
}
