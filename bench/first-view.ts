import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { createSiteServer } from "../server/site-server.ts";
import { findBrowser } from "../testing/browser.ts";
import { CLIENT, fileOf } from "../testing/build.ts";
import { HEADERS } from "../testing/hosts.ts";
import { listen } from "../testing/listen.ts";
import { Brake, SLOWDOWN } from "./brake.ts";
import { isStarted, measureInPage, timeWork } from "./in-page.ts";

/** What a page finds out about itself, in ms. */
export type FirstView = { longTasks: number[]; fcp: number; lcp: number; work: number };

/** A first view, and how much slower than this machine it really was. */
export type SlowView = FirstView & { slowdown: number };

/** A phone's window, as Lighthouse's is. */
const WINDOW = ["--window-size=412,823", "--force-device-scale-factor=1.75"];

/** Milliseconds for one view from the start of its browser; a window that takes longer has been lost. */
const LONGEST = 60_000;

/** Views are taken again where the processor was not the quarter that it should have been, because others used it, too. */
const TRIES = 4;
const NEAR = { least: SLOWDOWN * 0.85, most: SLOWDOWN * 1.2 };

const START = "/bench/start";
const OPENED = "/bench/opened";
const SLOW = "/bench/slow";
const FOUND = "/bench/found";

const probe = `(${measureInPage})(${isStarted},${timeWork},"${FOUND}")`;
const hash = createHash("sha256").update(probe).digest("base64");
const POLICY = "Content-Security-Policy";
const policy = HEADERS.document[POLICY]?.replace("script-src", `script-src 'sha256-${hash}'`) ?? "";

/** Opens in the renderer that the page will have, times some work at full speed, and leads on at a quarter of it. */
const startPage = (to: string) => `<!DOCTYPE html><title>Start</title><script>(async () => {
  await fetch("${OPENED}");
  const work = (${timeWork})();
  await fetch("${SLOW}", { method: "POST", body: work });
  location.replace("${to}");
})()</script>`;

/**
 * A first view of a page in a browser of its own, with nothing kept, its main thread at a quarter of the processor's speed. No
 * debugger is attached and nothing is traced: the page measures itself.
 *
 * @param options.hasWorker Whether the host has the service worker's file.
 * @throws Where no thread can be slowed down (`brake.ts`), or no try was at about a quarter.
 */
export async function viewSlowly(page: string, options: { hasWorker: boolean }): Promise<SlowView> {
  for (let tries = 0; tries < TRIES; tries++) {
    const view = await tryToView(page, options);
    if (view && view.slowdown >= NEAR.least && view.slowdown <= NEAR.most) return view;
  }
  throw new Error(`${page} could not be seen at a quarter of the processor's speed: is the machine idle?`);
}

async function tryToView(page: string, { hasWorker }: { hasWorker: boolean }): Promise<SlowView | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "view-"));
  const html = await readFile(path.join(CLIENT, fileOf(page)), "utf8");
  const measured = brotliCompressSync(html.replace("<head>", `<head><script>${probe}</script>`));
  const site = createSiteServer({ root: CLIENT, outbox: path.join(folder, "outbox"), headers: HEADERS });
  const found = Promise.withResolvers<FirstView>();
  const brake = new Brake();
  let fullSpeed = Number.NaN;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    if (request.url === START) response.setHeader("Content-Type", "text/html").end(startPage(page));
    else if (request.url === OPENED) {
      if (browser.pid) brake.prefer(browser.pid);
      response.end();
    } else if (request.url === SLOW) {
      fullSpeed = Number(await text(request));
      if (browser.pid) brake.slow(browser.pid);
      response.end();
    } else if (request.url === FOUND) {
      found.resolve(JSON.parse(await text(request)));
      response.end();
    } else if (isDocument && request.url === page) {
      response.setHeaders(new Headers({ ...HEADERS.all, ...HEADERS.document, [POLICY]: policy }));
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "br",
        "Content-Length": measured.length,
      });
      response.end(measured);
    } else if (request.url === "/sw.js" && !hasWorker) response.writeHead(404).end();
    else site.emit("request", request, response);
  }

  const server = createServer((request, response) => void answer(request, response).catch(found.reject));
  const origin = await listen(server);
  const browser = spawn(
    findBrowser() ?? "chromium",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-extensions",
      `--user-data-dir=${folder}`,
      ...WINDOW,
      origin + START,
    ],
    // Debian's program is a script around the browser: all of its group is ended with it.
    { stdio: "ignore", detached: true },
  );
  const ended = once(browser, "close");
  const late = setTimeout(() => found.reject(new Error("late")), LONGEST);
  try {
    const view = await found.promise;
    return { ...view, slowdown: view.work / fullSpeed };
  } catch (error) {
    if (error instanceof Error && error.message === "late") return undefined;
    throw error;
  } finally {
    clearTimeout(late);
    if (browser.pid) process.kill(-browser.pid);
    await ended;
    await brake.release();
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
