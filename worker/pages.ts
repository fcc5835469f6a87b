import { editionData, editionHtml, type Edition } from "../app/lib/edition.ts";
import { buildOfData, buildOfPage, dataPath } from "../app/startup/page-data.ts";
import { ask, isKeepable, isOfType } from "./network.ts";
import { aheadOf, find, keep, keptBuilds, pathsIn, quietly, seenOf } from "./store.ts";

const EDITIONS = /^\/assets\/edition-/;

let latest: { address: string; edition: Edition } | undefined;

/** The whole edition of a build; nothing where it was not loaded ahead to its end. */
export async function editionOf(build: string): Promise<Edition | undefined> {
  const paths = (await quietly(pathsIn(aheadOf(build)))) ?? [];
  const address = paths.find((path) => EDITIONS.test(path));
  if (!address) return undefined;
  if (latest?.address !== address) {
    const edition: Edition | undefined = await quietly(
      (await find(address, aheadOf(build)))?.json() ?? none(),
    );
    if (!edition) return undefined;
    latest = { address, edition };
  }
  return latest.edition;
}

const none = () => Promise.reject(new Error("Not kept."));

/** The HTML of a page and the build that it belongs to, from the newest build that has it. */
export async function keptPage(path: string): Promise<{ html: string; build: string } | undefined> {
  for (const build of await keptBuilds()) {
    const seen = await find(path, seenOf(build));
    const html = seen ? await seen.text() : editionHtml((await editionOf(build)) ?? EMPTY, path);
    if (html !== undefined) return { html, build };
  }
  return undefined;
}

const EMPTY: Edition = { texts: [], pages: {}, code: [] };

/** The data of a page as one build made it. */
export async function keptData(path: string, build: string): Promise<string | undefined> {
  const seen = await find(dataPath(path), seenOf(build));
  return seen ? seen.text() : editionData((await editionOf(build)) ?? EMPTY, path);
}

/** A page's HTML as an answer. */
export const htmlReply = (html: string, status = 200) =>
  new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

/** A page's data as an answer. */
export const dataReply = (data: string, headers: Record<string, string> = {}) =>
  new Response(data, { headers: { "Content-Type": "text/x-script; charset=utf-8", ...headers } });

/** Keeps a page that was answered, if it is one of this site. The build that it belongs to. */
export async function keepPage(path: string, reply: Response): Promise<string | undefined> {
  if (!isKeepable(reply) || !isOfType(reply, "text/html")) return undefined;
  const html = await reply.text();
  const build = buildOfPage(html);
  if (build) await keep(seenOf(build), path, htmlReply(html));
  return build;
}

/** Keeps a page's data; its build. */
export async function keepData(path: string, data: string): Promise<string | undefined> {
  const build = buildOfData(data);
  if (build) await keep(seenOf(build), dataPath(path), dataReply(data));
  return build;
}

/**
 * Keeps a page in both of its forms, the document and its data: who came by a link may come by its address the next time.
 *
 * @param mode How the browser's own cache is asked.
 * @returns Whether both are there.
 */
export async function keepBoth(path: string, build: string, mode: RequestCache): Promise<boolean> {
  const edition = await editionOf(build);
  if (edition?.pages[path]) return true;
  if (!(await find(path, seenOf(build)))) {
    const reply = await ask(path, { cache: mode, mode: "same-origin" });
    if (!reply || (await keepPage(path, reply)) !== build) return false;
  }
  if (await find(dataPath(path), seenOf(build))) return true;
  const reply = await ask(dataPath(path), { cache: mode, mode: "same-origin" });
  return isKeepable(reply) && (await keepData(path, await reply.text())) === build;
}
