import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { mkdtempSync } from "node:fs";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { createSiteServer } from "../server/site-server";
import { CLIENT } from "../testing/build";
import { listen } from "../testing/listen";

const FAILURES = {
  /** Ends every connection. */
  cut: (request) => void request.socket.destroy(),
  /** Keeps connections open, and never answers. */
  hang: () => {},
  broken: (_request, response) => void response.writeHead(500, { "Content-Type": "text/html" }).end("broken"),
  /** Shows somebody else's page for every path, as networks do that ask for a login. */
  portal: (_request, response) =>
    void response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end("<!DOCTYPE html><html lang=es><title>Red</title><h1>Inicie sesión</h1>"),
} satisfies Record<string, RequestListener>;

/** A host of the site that can fail, and get new builds, during a visit. */
export class Host {
  #answer: RequestListener;
  #startOfApp = Promise.resolve();
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), "host-"));
  readonly #server = createServer(async (request, response) => {
    response.once("finish", () => {
      if (response.statusCode >= 400) this.refused.push(`${response.statusCode} ${request.url}`);
    });
    if (request.url?.includes("/entry.client")) await this.#startOfApp;
    this.#answer(request, response);
  });
  origin = "";
  /** The folder of sent messages. */
  readonly outbox = path.join(this.#folder, "outbox");
  /** Responses with an error, which WebKit's driver does not report. */
  readonly refused: string[] = [];

  constructor(client = CLIENT) {
    this.#answer = this.#serve(client);
  }

  async start(): Promise<this> {
    this.origin = await listen(this.#server);
    return this;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await rm(this.#folder, { recursive: true });
  }

  #serve(client: string): RequestListener {
    const site = createSiteServer({ root: client, outbox: this.outbox });
    return (request, response) => void site.emit("request", request, response);
  }

  #use(answer: RequestListener): void {
    this.#answer = answer;
    this.#server.closeAllConnections();
  }

  fail(how: keyof typeof FAILURES): void {
    this.#use(FAILURES[how]);
  }

  /** Serves the build again, or another one that was deployed. */
  recover(client = CLIENT): void {
    this.#use(this.#serve(client));
  }

  /** Deploys and serves another build: its scripts and styles have new names, and some texts contain its number. */
  async deploy(number: number, change?: (client: string) => Promise<void>): Promise<string> {
    const client = await anotherBuild(this.#folder, number);
    await change?.(client);
    this.recover(client);
    return client;
  }

  /** Holds the app's code back until the returned function is called. */
  holdApp(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#startOfApp = promise;
    return resolve;
  }

  /** Holds all requests until they are released; then answers them from a build. */
  hold(client: string): () => Promise<void> {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const answer = this.#serve(client);
    const finished: Promise<unknown>[] = [];
    this.#answer = (request, response) => {
      finished.push(once(response, "close"));
      void released.then(() => answer(request, response));
    };
    return async () => {
      resolve();
      await Promise.all(finished);
    };
  }
}

/** The cached files, each as the cache's name and the file's path. Runs in the page. */
export async function storedFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      files.push(`${name} ${new URL(url).pathname}`);
  return files.toSorted();
}

async function anotherBuild(folder: string, number: number): Promise<string> {
  const client = await mkdtemp(path.join(folder, "build-"));
  const assets = path.join(client, "assets");
  await mkdir(assets, { recursive: true });
  await symlink(path.join(CLIENT, "assets/img"), path.join(assets, "img"));
  const suffix = number.toString(16).padStart(4, "0");
  const rename = (name: string) => name.replace(/.{4}(\.(?:js|css))$/, `${suffix}$1`);
  const files = await readdir(path.join(CLIENT, "assets"));
  const renamed = new Set(files.filter((name) => /\.(?:js|css)$/.test(name)));
  const rewrite = async (from: string, to: string) => {
    const text = await readFile(path.join(CLIENT, from), "utf8");
    const changed = text
      .replaceAll(/[\w.-]+\.(?:js|css)/g, (name) => (renamed.has(name) ? rename(name) : name))
      .replaceAll(/("?revision"?:)"\w+"/g, `$1"${number}"`)
      // The changed inline scripts no longer match the policy's hashes.
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
      .replaceAll(/\b(Historia|Valores)\b/g, `$1 ${number}`);
    await writeFile(path.join(client, to), changed);
  };
  for (const name of await readdir(CLIENT))
    if (/\.(?:html|data|json)$/.test(name) || name === "sw.js") await rewrite(name, name);
  for (const name of renamed) await rewrite(`assets/${name}`, `assets/${rename(name)}`);
  for (const name of files)
    if (name.endsWith(".woff2")) await cp(path.join(CLIENT, "assets", name), path.join(assets, name));
  return client;
}
