/**
 * What the worker keeps, in caches by build: `ahead-` holds what was loaded ahead, `seen-` what was visited. A build's code
 * fits its own pages and data alone, so a tab is answered from the caches of the build it began with. `saved` holds what a
 * visitor asked to keep, `tabs` which build each tab began with.
 *
 * Whatever fails here (storage denied, full, evicted) is as if nothing were kept.
 */

import { scope } from "./scope.ts";

const AHEAD = "ahead-";
const SEEN = "seen-";
const SAVED = "saved";
const TABS = "tabs";

/** Visited pages and pictures to keep of a build, the newest of them; scripts and fonts stay. */
const MOST_SEEN = 400;

const MATCH = { ignoreVary: true, ignoreSearch: true } as const;

export const aheadOf = (build: string) => AHEAD + build;
export const seenOf = (build: string) => SEEN + build;

/** The result, or nothing where it failed. */
export function quietly<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  return promise.catch(() => undefined);
}

/** A file out of one cache, or out of any. */
export function find(path: string, cacheName?: string): Promise<Response | undefined> {
  return quietly(caches.match(path, cacheName === undefined ? MATCH : { ...MATCH, cacheName }));
}

/** Keeps a file. Where there is no room for it, it is not kept. */
export async function keep(cacheName: string, path: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
  if (!cacheName.startsWith(SEEN)) return;
  const keys = (await cache.keys()).filter(({ url }) => !/\/assets\/[^/]+$/.test(url));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_SEEN))) await cache.delete(key);
}

/** The paths of all files in a cache. */
export async function pathsIn(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** All builds that something is kept of: this one first, then the newest. */
export async function keptBuilds(): Promise<string[]> {
  const names = (await quietly(caches.keys())) ?? [];
  const builds = names
    .filter((name) => /^(?:ahead|seen)-/.test(name))
    .map((name) => name.replace(/^\w+-/, ""));
  return [...new Set([BUILD, ...builds.toReversed()])];
}

export async function forget(build: string): Promise<void> {
  await caches.delete(aheadOf(build));
  await caches.delete(seenOf(build));
}

/** Remembers which build a tab began with: the worker itself is ended and started again as the browser likes. */
export async function setBuildOf(tab: string, build: string): Promise<void> {
  if (tab) await keep(TABS, `/${tab}`, new Response(build));
}

export async function buildOf(tab: string): Promise<string> {
  return (await (await find(`/${tab}`, TABS))?.text()) ?? BUILD;
}

/** The builds that open tabs began with. Those of closed tabs are forgotten. */
export async function buildsInUse(): Promise<Set<string>> {
  const open = new Set((await scope.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  const cache = await caches.open(TABS);
  const builds = new Set([BUILD]);
  for (const path of await pathsIn(TABS)) {
    if (open.has(path.slice(1))) builds.add(await buildOf(path.slice(1)));
    else await cache.delete(path);
  }
  return builds;
}

export const savedFiles = async () => (await quietly(pathsIn(SAVED))) ?? [];
export const save = (path: string, response: Response) => keep(SAVED, path, response);
export const dropSaved = () => caches.delete(SAVED);
