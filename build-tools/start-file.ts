import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ids } from "../app/startup/app-settings.ts";

const START = new RegExp(`<script id="${ids.start}">(.*?)</script>`, "s");

/**
 * Takes the script that starts the app out of every page into one file, which pages have in common.
 *
 * @param site The finished build, `build/client`, not yet compressed.
 * @throws When a page has no such script, or another one than the rest.
 */
export async function writeStartFile(site: string): Promise<void> {
  let common: string | undefined;
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    const [, script] = START.exec(html) ?? [];
    common ??= script;
    if (!script || script !== common) throw new Error(`${file} does not start as the other pages do.`);
    await writeFile(join(site, file), withStartFile(html, addressOf(script)));
  }
  if (common) await writeFile(join(site, addressOf(common)), common);
}

/** The same for one page. */
export const withStartFile = (html: string, address: string) =>
  html.replace(START, `<script id="${ids.start}" defer="" src="${address}"></script>`);

const addressOf = (script: string) =>
  `/assets/start-${createHash("sha256").update(script).digest("hex").slice(0, 8)}.js`;
