import { corporatePages } from "~/catalog/queries/written-pages";
import { company } from "~/words/company";

/** The corporate pages for language models (https://llmstxt.org). Runs at build time. */
export function loader() {
  const { name, origin } = company;
  const pages = corporatePages();
  const home = pages.find(({ path }) => path === "/");
  const list = pages
    .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}\n`)
    .join("");
  const text = `# ${name}\n\n> ${home?.description ?? ""}\n\n## Páginas\n\n${list}`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
