import type { Edition, EditionPicture } from "../app/lib/edition.ts";
import { DATA_ENDING, pageOfData } from "../app/startup/page-data.ts";
import { ask, isKeepable, isOfType } from "./network.ts";
import { keepBoth } from "./pages.ts";
import { aheadOf, buildsInUse, find, forget, keep, keptBuilds, pathsIn, quietly, seenOf } from "./store.ts";

let running: Promise<void> | undefined;

/**
 * Loads the edition ahead, with the code of its pages and a small width of each of their pictures; once. The edition itself is
 * kept last: where it is, everything is.
 */
export function loadAhead(isNarrow: boolean): Promise<void> {
  running ??= load(isNarrow).finally(() => (running = undefined));
  return running;
}

async function load(isNarrow: boolean): Promise<void> {
  const cacheName = aheadOf(BUILD);
  if (await find(EDITION, cacheName)) return clear();
  const reply = await ask(EDITION);
  if (!isKeepable(reply) || !isOfType(reply, "application/json")) return;
  const edition: Edition = await reply.clone().json();
  const files = [...edition.code, ...(await pictureFiles(isNarrow))];
  for (const file of files) {
    const kept = await find(file);
    const whole = kept ?? (await ask(file));
    if (!kept && (!isKeepable(whole) || isOfType(whole, "text/html"))) return;
    if (whole) await keep(cacheName, file, whole);
  }
  await keep(cacheName, EDITION, reply);
  await clear(edition, new Set([...files, EDITION]));
}

/**
 * A small file of each picture of which none is there, as long as the limit allows: offline it stands in for the others. What
 * is left over makes those in front one size larger.
 */
async function pictureFiles(isNarrow: boolean): Promise<string[]> {
  const files: string[] = [];
  const missing: EditionPicture["files"][] = [];
  let left = PICTURE_BYTES;
  for (const picture of PICTURES) {
    if (picture.isNarrow !== undefined && picture.isNarrow !== isNarrow) continue;
    const kept = await Promise.all(picture.files.map(([file]) => find(file)));
    const there = picture.files.findLast((_, at) => kept[at]);
    const [, , bytes = 0] = picture.files[0] ?? [];
    if (there) files.push(there[0]);
    else if (bytes <= left) {
      left -= bytes;
      missing.push(picture.files);
    }
  }
  for (const [small, next] of missing) {
    const more = (next?.[2] ?? Infinity) - (small?.[2] ?? 0);
    const file = more <= left ? next : small;
    if (file === next) left -= more;
    if (file) files.push(file[0]);
  }
  return files;
}

/** Lets go of what no open tab needs, and brings visited pages of former builds up to date. */
async function clear(edition?: Edition, needed?: ReadonlySet<string>): Promise<void> {
  if (edition && needed) {
    const [ahead, seen] = [await caches.open(aheadOf(BUILD)), await caches.open(seenOf(BUILD))];
    for (const path of await pathsIn(aheadOf(BUILD))) if (!needed.has(path)) await ahead.delete(path);
    // The edition is newer than what was seen of its pages.
    for (const path of await pathsIn(seenOf(BUILD)))
      if (edition.pages[path.endsWith(DATA_ENDING) ? pageOfData(path) : path]) await seen.delete(path);
  }
  const inUse = await buildsInUse();
  for (const build of await keptBuilds()) {
    if (inUse.has(build)) continue;
    const paths = (await quietly(pathsIn(seenOf(build)))) ?? [];
    const pages = paths.filter((path) => !/^\/assets\/|\.\w+$/.test(path));
    for (const path of pages) await keepBoth(path, BUILD, "default");
    await forget(build);
  }
}
