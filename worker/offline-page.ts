import { importSheet, isWholeSheet } from "../app/lib/edition.ts";
import { editionOf, htmlReply, keptPage } from "./pages.ts";
import { aheadOf, find, keptBuilds, pathsIn, quietly, seenOf } from "./store.ts";

type Listed = { path: string; title: string; lang: string };

/**
 * The page that stands in for one that is not kept, under the address that was asked for: the frame of a page that is, with
 * what can be read in the middle. It has no scripts. Nothing where nothing is kept.
 */
export async function offlinePage(path: string): Promise<Response | undefined> {
  const listed = await keptPages();
  const lang = listed.some((page) => page.lang === "es") && !isDemo(path, listed) ? "es" : "en";
  const around = listed.find((page) => page.lang === lang) ?? listed[0];
  const page = around && (await keptPage(around.path));
  if (!page) return undefined;
  const { title, main } = OFFLINE[around.lang === "es" ? "es" : "en"];
  // The home page before the others of its language.
  const rank = (one: Listed) => (one.lang === around.lang ? 0 : 2) + (one.path === "/" ? 0 : 1);
  const items = listed
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => `<li lang="${one.lang}"><a href="${one.path}">${one.title}</a></li>`);
  const sheet = await wholeSheet(page.build);
  // A page that was visited has its own rules alone.
  const html = (sheet ? importSheet(page.html, sheet) : page.html)
    .replaceAll(/<script\b.*?<\/script>|<link rel="(?:canonical|alternate|preload)"[^>]*>/gs, "")
    .replaceAll(' aria-current="page"', "")
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title><meta name="robots" content="noindex"/>`)
    .replace(
      /(<main\b[^>]*>).*<\/main>/s,
      (_, open: string) =>
        `${open}${main.replace("{path}", () => encodeURI(path)).replace("{list}", () => items.join(""))}</main>`,
    );
  return htmlReply(html, 503);
}

/** The address of a build's whole stylesheet, which comes with what is loaded ahead or with the first link. */
async function wholeSheet(build: string): Promise<string | undefined> {
  const kept = await Promise.all([aheadOf(build), seenOf(build)].map((name) => quietly(pathsIn(name))));
  return kept.flatMap((paths) => paths ?? []).find(isWholeSheet);
}

/** Whether a path is one of the English pages, as far as can be told from its name. */
function isDemo(path: string, listed: readonly Listed[]): boolean {
  const section = path.split("/")[1]?.split("-")[0];
  return (
    listed.some((page) => page.lang === "en" && page.path.split("/")[1]?.split("-")[0] === section) ||
    /^\/(?:home-|shop|cart|checkout|blog|team|project|service|faq|register|login)/.test(path)
  );
}

/** Every page that can be read, with its title as HTML. */
async function keptPages(): Promise<Listed[]> {
  const pages = new Map<string, Listed>();
  for (const build of await keptBuilds()) {
    const edition = await editionOf(build);
    for (const [path, { title }] of Object.entries(edition?.pages ?? {}))
      pages.set(path, { path, title, lang: "es" });
    for (const path of (await quietly(pathsIn(seenOf(build)))) ?? []) {
      if (pages.has(path) || path.startsWith("/assets/") || /\.\w+$/.test(path)) continue;
      const html = (await (await find(path, seenOf(build)))?.text()) ?? "";
      const [, lang, title] = /<html lang="(\w+)".*?<title>([^<]*?)(?: · [^<·]+)?<\/title>/s.exec(html) ?? [];
      if (lang && title) pages.set(path, { path, title, lang });
    }
  }
  return [...pages.values()];
}
