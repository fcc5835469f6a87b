import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { compressFiles } from "./compress.ts";
import type { MailboxLimits } from "./mailbox.ts";
import { listen } from "./listen.ts";
import { responseHeaders } from "./response-headers.ts";
import { createSiteServer } from "./site-server.ts";

/** The headers of pages without inline code. */
export const HEADERS = responseHeaders({ scripts: new Set(), styles: new Set() });

/** A fresh folder that holds `files` (path to content); it is removed when the running test ends. */
export async function makeFolder(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "aceites-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** A running site server, on a free port, until the test ends. */
export type Site = { server: Server; port: number; root: string; outbox: string };

/** Serves `files`, compressed as a build is, with an outbox that does not exist yet. */
export async function startSite(
  files: Record<string, string | Buffer> = {},
  limits: Partial<MailboxLimits> = {},
): Promise<Site> {
  const folder = await makeFolder({ "site/index.html": "<h1>Inicio</h1>" });
  const root = join(folder, "site");
  const outbox = join(folder, "data", "outbox");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await compressFiles(root);
  const server = createSiteServer({ root, outbox, headers: HEADERS, limits });
  const origin = await listen(server);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { server, port: Number(new URL(origin).port), root, outbox };
}

/** What `ask` got back. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One request with the path exactly as given; unlike fetch, nothing normalises, decodes or follows. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, agent: false, ...options });
    request.once("error", reject);
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.end();
  });
}

/** Sends bytes as they are and gives all that comes back until the server closes. */
export function askRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      answer += String(text);
    });
    // A reset after the answer is the server's right: it stopped reading.
    socket.on("error", () => {});
    socket.once("close", () => resolve(answer));
    socket.write(bytes);
  });
}
