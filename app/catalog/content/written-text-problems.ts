import { existsSync, readFileSync } from "node:fs";
import { isUnpublished } from "../read/collection.ts";
import { readContent } from "../read/content-file.ts";
import type { Message, Sentence } from "../read/messages.ts";
import { valueAt } from "../read/schema-problems.ts";
import { EXTERNAL_LINK, headingsIn, nodesIn, parseMarkdown, PROMPT, type Node } from "./markdown.ts";
import { picturesIn } from "./pictures.ts";
import { isSitePath, unpublishedPdfs } from "./site-paths.ts";

/** A mistake in a text; its parameters include the line, counted from 0. */
type TextProblem = { code: Sentence; params: Message["params"] };

const pictures = picturesIn("es");

/** Sections that the site adds to a written page: the dates of the agenda, and documents. */
const ADDED_SECTIONS = new Set(["fechas", "registro"]);

/**
 * Finds mistakes in a text that the owner writes in Markdown.
 *
 * @param isDraft Allows unanswered prompts, and links to headings of other drafts.
 */
export function problemsInText(source: string, isDraft: boolean): TextProblem[] {
  const problems = isDraft ? [] : openPrompts(source);
  let level = 1;
  const text = parseMarkdown(source);
  for (const [node, parent] of nodesIn(text)) {
    const line = (node.position?.end.line ?? 1) - 1;
    const report = (code: Sentence, params: Message["params"] = {}) =>
      problems.push({ code, params: { ...params, line } });
    if (node.type === "heading") {
      if (node.depth < 2 || node.depth > 3) report("headingSize");
      else if (node.depth > level + 1) report("orphanHeading");
      level = node.depth;
    } else if (node.type === "image") {
      if (!(parent?.type === "paragraph" && parent.children.length === 1)) report("inlinePicture");
      if (!Object.hasOwn(pictures, node.url)) report("unknownPicture", { name: node.url });
    } else if (node.type === "imageReference") {
      report("unknownPicture", { name: node.label ?? node.identifier });
    } else if (node.type === "link" || node.type === "definition") {
      const [path = ""] = node.url.split(/[?#]/);
      const code = problemOfLink(node.url, path);
      if (code) report(code, { path });
      else {
        const page = node.url.startsWith("#") ? { text, isHidden: false } : writtenPageAt(path);
        const problem = page && problemOfHeading(node.url, page.text, page.isHidden && !isDraft);
        if (problem) report(problem, { path: node.url });
      }
    }
  }
  return problems;
}

const openPrompts = (source: string): TextProblem[] =>
  [...source.matchAll(PROMPT)].map(({ 0: prompt, index }) => ({
    code: "openPrompt",
    params: { prompt: prompt.replace("\\", ""), line: source.slice(0, index).split("\n").length - 1 },
  }));

function problemOfLink(target: string, path: string): Sentence | undefined {
  if (target === "" || target.startsWith("#") || EXTERNAL_LINK.test(target) || isSitePath(path))
    return undefined;
  if (unpublishedPdfs.has(path)) return "draftDownload";
  if (path.startsWith("/documentos/")) return "unknownDownload";
  return path === "" ? "emptyLink" : "unknownPage";
}

/** The text of another written page, and whether its placeholder replaces it. */
function writtenPageAt(path: string): { text: Node; isHidden: boolean } | undefined {
  const file = `content/pages${path}.md`;
  if (!existsSync(file)) return undefined;
  const { value } = readContent(file, readFileSync(file));
  const body = valueAt(value, ["body"]);
  if (typeof body !== "string") return undefined;
  return { text: parseMarkdown(body), isHidden: isUnpublished(valueAt(value, ["draft"]) === true) };
}

function problemOfHeading(target: string, text: Node, isHidden: boolean): Sentence | undefined {
  const [, id = ""] = target.split("#");
  if (id === "" || ADDED_SECTIONS.has(id)) return undefined;
  if (isHidden) return "draftHeading";
  return headingsIn(text).has(id) ? undefined : "unknownHeading";
}
