import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { editionOf } from "../build-tools/offline/edition-of";
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
  /** Never: the connection stays. */
  hang: RequestListener;
  /** Every path with an error of its own. */
  broken: RequestListener;
  /** Every path with somebody else's page, as networks do that want a log-in first. */
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
      const site = createSiteServer({
        root: client,
        outbox: this.#outbox,
        headers: HEADERS,
      });
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

  /** Answers so from now on, also those who have a connection open. */
  answer(how: keyof Answers | { client: string }): void {
    if (typeof how === "object") this.#answer = this.answers.well(how.client);
    else this.#answer = how === "well" ? this.answers.well() : this.answers[how];
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await rm(this.#outbox, { recursive: true, force: true });
  }
}

/** Words that stand in a page's data and in its code, so that a page of two builds shows. */
const MARKED = /\b(Historia|Valores)\b/g;

const TEXTS = /\.(?:html|data|js)$/;

/**
 * Another build, as if its code and its content had changed: all scripts have other names, and the words "Historia" and
 * "Valores" end in its number, in code as in data.
 *
 * @param folder Where it goes.
 */
export async function anotherBuild(folder: string, number: number): Promise<string> {
  const client = path.join(folder, String(number));
  const assets = path.join(client, "assets");
  await mkdir(assets, { recursive: true });
  await symlink(path.join(CLIENT, "assets/img"), path.join(assets, "img"));
  const scripts = (await readdir(path.join(CLIENT, "assets"))).filter((name) => name.endsWith(".js"));
  const suffix = number.toString(16).padStart(4, "0");
  const renamed = new Map(scripts.map((name) => [name, name.replace(/.{4}\.js$/, `${suffix}.js`)]));
  const [mark = ""] = /(?<=manifest-)\w+/.exec(scripts.join(" ")) ?? [];
  const change = (text: string) =>
    text
      .replaceAll(/[\w.-]+\.js/g, (name) => renamed.get(name) ?? name)
      .replaceAll(mark, mark.slice(0, -4) + suffix)
      .replaceAll(MARKED, `$1 ${number}`);
  const pages = (await readdir(CLIENT)).filter((name) => TEXTS.test(name) && !name.startsWith("sw"));
  for (const name of pages) await rewrite(name, name);
  for (const [name, other] of renamed) await rewrite(`assets/${name}`, `assets/${other}`);
  for (const name of await readdir(path.join(CLIENT, "assets")))
    if (/\.(?:woff2|css)$/.test(name)) await cp(path.join(CLIENT, "assets", name), path.join(assets, name));
  const edition = `/assets/edition-${String(number).padStart(8, "0")}.json`;
  const { edition: content } = await editionOf(client);
  await writeFile(path.join(client, edition), JSON.stringify(content));
  const worker = await readFile(path.join(CLIENT, "sw.js"), "utf8");
  await writeFile(
    path.join(client, "sw.js"),
    change(worker).replaceAll(/\/assets\/edition-\w+\.json/g, edition),
  );
  return client;

  async function rewrite(from: string, to: string) {
    const text = await readFile(path.join(CLIENT, from), "utf8");
    await writeFile(path.join(client, to), change(text));
  }
}
