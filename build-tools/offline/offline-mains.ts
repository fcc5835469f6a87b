import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { offlinePaths } from "../../app/lib/offline-paths.ts";
import type { Language } from "../../app/lib/language.ts";
import { DATA_ENDING } from "../../app/startup/page-data.ts";

/** What the offline page says, by language. */
export type OfflineMains = Record<Language, { title: string; main: string }>;

/**
 * Takes the offline pages out of a build: the service worker has them, and nobody finds them under an address.
 *
 * @param site The build as the router left it, `build/client`.
 */
export async function takeOfflineMains(site: string): Promise<OfflineMains> {
  const [es, en] = await Promise.all([takeMain(site, offlinePaths.es), takeMain(site, offlinePaths.en)]);
  return { es, en };
}

async function takeMain(site: string, path: string) {
  const html = await readFile(join(site, path, "index.html"), "utf8");
  await rm(join(site, path), { recursive: true });
  for (const ending of ["", ".br", ".gz"]) await rm(join(site, path + DATA_ENDING + ending), { force: true });
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (!title || !main) throw new Error(`${path} is no page.`);
  return { title, main };
}
