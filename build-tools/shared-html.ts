import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inert } from "../app/lib/edition.ts";
import { ids } from "../app/startup/app-settings.ts";

const DATA = new RegExp(`(?<=<script id="${ids.data}" type="application/json">)[^<]*`);

/** The start of an element that holds nothing but HTML of the page's data. */
const HOLDER = /<[^<>]* data-html="true"[^>]*>/g;

/**
 * Where the data of pages repeat HTML that an element holds, has them name the element in its place (`SharedHtml`): a table
 * of a hundred kilobytes does not travel twice.
 *
 * @param site The finished build, `build/client`, not yet compressed.
 */
export async function shareHtml(site: string): Promise<void> {
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    if (html.includes(" data-html=")) await writeFile(join(site, file), withSharedHtml(html));
  }
}

/** The same for one page. */
export function withSharedHtml(html: string): string {
  const contents = [...html.matchAll(HOLDER)].map((start) => start.index + start[0].length);
  const share = (_: string, value: unknown) => {
    if (typeof value !== "string" || !value.startsWith("<")) return value;
    const place = contents.findIndex((content) => html.startsWith(`${value}</`, content));
    return place < 0 ? value : { dataHtml: place };
  };
  return html.replace(DATA, (data) => inert(JSON.stringify(JSON.parse(data, share))));
}
