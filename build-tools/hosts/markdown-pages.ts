import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { canonicalOf } from "./canonical.ts";

/** What is pressed, filled in or only seen, and the way here: nothing that a page says. */
const OMITTED = ["button", "form", "nav", "picture", "script", "svg", "template"];

const SUMMARY = /<title>([^<]+?)(?: · [^<·]+)?<\/title>.*?<meta name="description" content="([^"]+)"/s;

/** A corporate page, as `llms.txt` lists it. */
type Page = { address: string; title: string; description: string };

/**
 * Writes every corporate page once more as Markdown, for programs that read (`/valores.md`, `/index.html.md`), and
 * `llms.txt`, which lists them (https://llmstxt.org). They are made of the pages themselves: what a visitor reads, a
 * program reads.
 *
 * @param site The finished build, `build/client`.
 * @param name Whose site it is.
 * @throws When a page has no text, address or summary.
 */
export async function writeMarkdownPages(site: string, name: string): Promise<void> {
  const pages: Page[] = [];
  for await (const file of glob("{,*/}index.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    if (!html.startsWith('<!DOCTYPE html><html lang="es"')) continue;
    const [text] = /<main.*<\/main>/s.exec(html) ?? [];
    const address = canonicalOf(html);
    const [, title, description] = SUMMARY.exec(html) ?? [];
    if (!text || !address || !title || !description)
      throw new Error(`${file} is no page that says something.`);
    const folder = dirname(file);
    const written = `${folder === "." ? "index.html" : folder}.md`;
    await writeFile(join(site, written), markdown(text, address));
    pages.push({
      address: new URL(written, address).href,
      title: markdown(title, address).trim(),
      description: markdown(description, address).trim(),
    });
  }
  await writeFile(join(site, "llms.txt"), llmsTxt(name, pages));
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers: Object.fromEntries(OMITTED.map((name) => [name, () => undefined])) })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-" });

/** The page's HTML without what only eyes need, and with the spaces that its layout stands for. */
const plain = (html: string) =>
  html
    // React's seams, the places where a line may break, and where a carousel stands.
    .replaceAll(/<!--.*?-->|<wbr\/?>|<p aria-live.*?<\/p>/gs, "")
    .replaceAll(/(?<=[^\s(>])(?=<(?:a|b|em|small|span)\b)|(?<=<\/(?:a|b|em|small|span)>)(?=\w|<[^/])/g, " ")
    .replaceAll("<em> ", "<em>");

/** HTML as Markdown, its links as addresses that hold elsewhere, too. */
function markdown(html: string, base: string): string {
  const linked = plain(html).replaceAll(
    / href="([/#?][^"]*)"/g,
    (_, to: string) => ` href="${new URL(to, base).href}"`,
  );
  return converter.processSync(linked).toString();
}

function llmsTxt(name: string, pages: readonly Page[]): string {
  const home = pages.find(({ address }) => address.endsWith("/index.html.md"));
  if (!home) throw new Error("The build has no home page.");
  const list = pages
    .toSorted((a, b) => a.address.localeCompare(b.address))
    .map(({ address, title, description }) => `- [${title}](${address}): ${description}\n`);
  return `# ${name}\n\n> ${home.description}\n\n## Páginas\n\n${list.join("")}`;
}
