import type { Nodes } from "mdast";
import { picturesIn } from "../schemas/pictures.ts";
import { isSitePath } from "./paths.ts";
import { EXTERNAL_LINK, parseMarkdown, PROMPT } from "./markdown.ts";

/** A mistake in a text, with its line from 0. */
type TextProblem = { line: number; message: string };

const pictures = picturesIn("es");

/** All nodes of a tree, each with its parent. */
function* nodesIn(node: Nodes, parent?: Nodes): Generator<[Nodes, Nodes | undefined]> {
  yield [node, parent];
  if ("children" in node) for (const child of node.children) yield* nodesIn(child, node);
}

/**
 * Finds mistakes in a text that the owner writes in Markdown.
 *
 * @param isDraft Whether prompts may still be unanswered.
 */
export function problemsInText(source: string, isDraft: boolean): TextProblem[] {
  const problems = isDraft ? [] : openPrompts(source);
  let level = 1;
  for (const [node, parent] of nodesIn(parseMarkdown(source))) {
    const report = (message: string) => problems.push({ line: (node.position?.end.line ?? 1) - 1, message });
    if (node.type === "heading") {
      if (node.depth < 2 || node.depth > 3) report("has a heading of another size than ## or ###");
      else if (node.depth > level + 1) report("has a heading ### that stands under none of ##");
      level = node.depth;
    } else if (node.type === "image") {
      if (!(parent?.type === "paragraph" && parent.children.length === 1))
        report("has a picture that stands not in a paragraph of its own");
      if (!Object.hasOwn(pictures, node.url))
        report(`shows ${node.url}, which is no picture of content/pictures`);
    } else if (node.type === "link" || node.type === "definition") {
      for (const message of problemsOfLink(node.url)) report(message);
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
  if (target === "" || target.startsWith("#") || EXTERNAL_LINK.test(target) || isSitePath(path)) return [];
  return path.startsWith("/documentos/")
    ? [`links to ${path}, which is no file of content/downloads`]
    : [`links to ${path || "nothing"}, which is no page of this site`];
}
