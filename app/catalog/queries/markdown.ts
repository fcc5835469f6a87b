import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** What an author still has to write: `[Escriba aquí el año.]`; rich text editors escape the bracket. */
export const PROMPT = /\\?\[Escriba aquí[^\]]*\]/gi;

/** A link to another site or program; pages allow no other scheme. */
export const EXTERNAL_LINK = /^(?:https?:|mailto:|tel:)/i;

export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export const textOf = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
