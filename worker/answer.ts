import { buildOfData, pageOfData, toDocument } from "../app/startup/page-data.ts";
import { ask, isKeepable, isOfType, PATIENCE, within } from "./network.ts";
import { offlinePage } from "./offline-page.ts";
import { htmlReply, dataReply, keepData, keepPage, keptData, keptPage } from "./pages.ts";
import { buildOf, find, keep, keptBuilds, aheadOf, pathsIn, quietly, seenOf, setBuildOf } from "./store.ts";

/** Said with an answer that was kept, and with one that stands in for what could not be had (`ui/reach.ts` reads them). */
const KEPT = { "X-Kept": "1" };
const UNREACHED = { "X-Unreached": "1" };

const never = () => Promise.reject(new Error("Not reached."));

/** A page, or a file that is opened: as the network has it, and where that fails, as it was kept. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const path = pathname.replace(/(.)\/$/, "$1");
  const network = ask(event.request).then((reply) => reply ?? never());
  event.waitUntil(quietly(network.then((reply) => keepAnswer(event, path, reply.clone()))));
  const reply = await within(network, PATIENCE.kept);
  if (reply && reply.status < 500) return reply;
  const file = await find(path, "saved");
  if (file) return file;
  const page = await keptPage(path);
  if (page) {
    event.waitUntil(quietly(setBuildOf(event.resultingClientId, page.build)));
    return htmlReply(page.html);
  }
  const late = reply ?? (await quietly(network));
  return late ?? (await quietly(offlinePage(path))) ?? Response.error();
}

async function keepAnswer(event: FetchEvent, path: string, reply: Response): Promise<void> {
  const build = await keepPage(path, reply);
  if (build) await setBuildOf(event.resultingClientId, build);
}

/**
 * A page's data, for the code that asks. Of another build than the code's it is of no use to it: then the page comes as a
 * document, with code of its own.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const path = pageOfData(pathname);
  const build = await buildOf(event.clientId);
  const network = ask(event.request).then(async (reply) => {
    if (!reply) return never();
    if (!isKeepable(reply)) return { reply };
    const data = await reply.clone().text();
    const its = buildOfData(data);
    if (its) event.waitUntil(quietly(keepData(path, data)));
    return { reply, build: its };
  });
  let answer = await within(network, PATIENCE.kept);
  if (!answer || answer.reply.status >= 500) {
    const kept = await keptData(path, build);
    if (kept !== undefined) return dataReply(kept, KEPT);
    answer = await quietly(network);
  }
  if (answer && (answer.build === build || answer.reply.status >= 400)) return answer.reply;
  const { status, headers } = toDocument(path);
  return new Response(null, { status, headers: { ...headers, ...(answer ? {} : UNREACHED) } });
}

/** A file that never changes under its name: as it was kept, from whichever build, and else from the network. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await find(pathname);
  if (kept) return kept;
  const reply = await ask(event.request);
  if (isKeepable(reply) && !isOfType(reply, "text/html")) {
    const copy = reply.clone();
    event.waitUntil(quietly(buildOf(event.clientId).then((build) => keep(seenOf(build), pathname, copy))));
  }
  return reply ?? (await otherWidth(pathname)) ?? Response.error();
}

/** Another width of the same picture. */
async function otherWidth(path: string): Promise<Response | undefined> {
  const [, base, ending] = /^(.*-)\d+(\.avif|\.webp)$/.exec(path) ?? [];
  if (!base || !ending) return undefined;
  const caches = (await keptBuilds()).flatMap((build) => [seenOf(build), aheadOf(build)]);
  for (const cacheName of ["saved", ...caches]) {
    const paths = (await quietly(pathsIn(cacheName))) ?? [];
    const other = paths.findLast((one) => one.startsWith(base) && one.endsWith(ending));
    if (other) return find(other, cacheName);
  }
  return undefined;
}

/** A file that may change under its name: a further page of a list, or one to download. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = ask(event.request);
  const reply = await within(network, PATIENCE.kept);
  if (isKeepable(reply) && isOfType(reply, "application/json")) {
    const copy = reply.clone();
    event.waitUntil(quietly(buildOf(event.clientId).then((build) => keep(seenOf(build), pathname, copy))));
  }
  if (reply && reply.status < 500) return reply;
  return (await find(pathname)) ?? reply ?? (await network) ?? Response.error();
}
