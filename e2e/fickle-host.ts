import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { HEADERS } from "../server/response-headers";
import { createSiteServer } from "../server/site-server";
import { CLIENT } from "../testing/build";
import { listen } from "../testing/listen";

/** How a host answers. */
type Answers = {
  /** As it should. */
  well: (client?: string) => RequestListener;
  /** Not at all: the connection ends. */
  cut: RequestListener;
  /** Never: the connection stays open. */
  hang: RequestListener;
  /** Every path with an error. */
  broken: RequestListener;
  /** Every path with somebody else's page, as networks do that ask for a login. */
  portal: RequestListener;
};

/** A host of the site whose answers change while somebody visits it, on one address. */
export class FickleHost {
  #answer: RequestListener;
  readonly #outbox: string;
  readonly #server = createServer((request, response) => this.#answer(request, response));
  origin = "";

  private constructor(outbox: string) {
    this.#outbox = outbox;
    this.#answer = this.answers.well();
  }

  static async start(): Promise<FickleHost> {
    const host = new FickleHost(await mkdtemp(path.join(os.tmpdir(), "outbox-")));
    host.origin = await listen(host.#server);
    return host;
  }

  readonly answers: Answers = {
    well: (client = CLIENT) => {
      const site = createSiteServer({ root: client, outbox: this.#outbox, headers: HEADERS });
      return (request, response) => void site.emit("request", request, response);
    },
    cut: (request) => void request.socket.destroy(),
    hang: () => {},
    broken: (_request, response) =>
      void response.writeHead(500, { "Content-Type": "text/html" }).end("broken"),
    portal: (_request, response) =>
      void response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
        .end("<!DOCTYPE html><html lang=es><title>Red</title><h1>Inicie sesión</h1>"),
  };

  /** Answers so from now on, also on connections that are open. */
  answer(how: keyof Answers | { client: string }): void {
    if (typeof how === "object") this.#answer = this.answers.well(how.client);
    else this.#answer = how === "well" ? this.answers.well() : this.answers[how];
    this.#server.closeAllConnections();
  }

  /** Holds every request back until it is released; then answers from another build, to the last byte. */
  hold(client: string): () => Promise<void> {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const answer = this.answers.well(client);
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

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await rm(this.#outbox, { recursive: true, force: true });
  }
}

/** Words that are in a page's data and in its code, so that a page of two builds shows. */
const MARKED = /\b(Historia|Valores)\b/g;

const TEXTS = /\.(?:html|data|json)$/;

/**
 * Another build, as if its code, its styles and its content had changed: all scripts and stylesheets have other names, and the
 * words "Historia" and "Valores" end in its number, in code as in data.
 *
 * @param folder Where it goes.
 */
export async function anotherBuild(folder: string, number: number): Promise<string> {
  const client = path.join(folder, String(number));
  const assets = path.join(client, "assets");
  await mkdir(assets, { recursive: true });
  await symlink(path.join(CLIENT, "assets/img"), path.join(assets, "img"));
  const suffix = number.toString(16).padStart(4, "0");
  const rename = (name: string) => name.replace(/.{4}(\.(?:js|css))$/, `${suffix}$1`);
  const files = await readdir(path.join(CLIENT, "assets"));
  const renamed = new Set(files.filter((name) => /\.(?:js|css)$/.test(name)));
  const change = (text: string) =>
    text
      .replaceAll(/[\w.-]+\.(?:js|css)/g, (name) => (renamed.has(name) ? rename(name) : name))
      .replaceAll(/("?revision"?:)"\w+"/g, `$1"${number}"`)
      // It names inline scripts by the hashes of what they were.
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
      .replaceAll(MARKED, `$1 ${number}`);
  const pages = (await readdir(CLIENT)).filter((name) => TEXTS.test(name) || name === "sw.js");
  for (const name of pages) await rewrite(name, name);
  for (const name of renamed) await rewrite(`assets/${name}`, `assets/${rename(name)}`);
  for (const name of files)
    if (name.endsWith(".woff2")) await cp(path.join(CLIENT, "assets", name), path.join(assets, name));
  return client;

  async function rewrite(from: string, to: string) {
    const text = await readFile(path.join(CLIENT, from), "utf8");
    await writeFile(path.join(client, to), change(text));
  }
}
