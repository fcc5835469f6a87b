import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import type { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";

/** A prompt for text still to be written: `[Escriba aquí el año.]`. Rich text editors escape the bracket. */
export const PROMPT = /\\?\[Escriba aquí[^\]]*\]/gi;

/** A link to another site or program. Pages allow no other schemes. */
export const EXTERNAL_LINK = /^(?:https?:|mailto:|tel:)/i;

export type Node = Parameters<typeof toHast>[0];

export type NodeOf<Type extends Node["type"]> = Extract<Node, { type: Type }>;

export const parseMarkdown = (source: string) =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export const textOf = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
