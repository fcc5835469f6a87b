import { randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { transformWithOxc } from "vite";
import { z } from "zod";
import { socialCards } from "../app/assets/brand.ts";
import { POSITION_PATTERN } from "../app/lib/picture.ts";
import { assertPhotograph } from "./photograph.ts";
import { logoAddress, pictureAddress } from "./pictures.ts";
import { Refusal } from "./refusal.ts";
import { ContentRepository } from "./repository.ts";
import { completeSpanish } from "./spanish.ts";
import { pageOf } from "./pages.ts";

/** What `createDesk` needs. */
export type DeskOptions = {
  /** The working copy: what is written goes into it, and its own tools check and make what follows. */
  root: string;
  /** Where the preview answers. */
  preview: string;
  /** What the editor shows of the content: read anew each time, because its choices are records. */
  config: () => Promise<object>;
  /** Who asks must know it; a new one each time where nothing is said. */
  token?: string;
};

/** The folder of the editor, installed at first use. */
const EDITOR = path.join(import.meta.dirname, "node_modules");

/** Nothing is fetched from elsewhere: what the editor would ask its makers' hosts for comes from its package. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/source-sans-3:vf@[\d.]+\/latin-wght-normal\.woff2/g,
    "/fonts/text.woff2",
  ],
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/noto-mono@[\d.]+\/latin-400-normal\.woff2/g,
    "/fonts/mono.woff2",
  ],
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g,
    "/fonts/icons.woff2",
  ],
  [/https:\/\/unpkg\.com\//g, "/unpkg/"],
];

const FONTS = {
  "text.woff2": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "mono.woff2": "@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2",
  "icons.woff2":
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
} as const;

const HTML = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Escritorio · Aceites Corozal</title>
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<script src="/start.js"></script>
<script src="/sveltia-cms.js"></script>
<script type="module" src="/client/desk.ts"></script>
</body>
</html>
`;

const fileRequests = z.object({
  files: z
    .array(
      z.object({
        operation: z.enum(["create", "update", "delete"]),
        path: z.string(),
        content: z.base64().optional(),
        from_path: z.string().optional(),
        sha: z.string().optional(),
      }),
    )
    .min(1),
});

const LARGEST_REQUEST = 4_000_000;
const LARGEST_PHOTOGRAPH = 60_000_000;

/** What is said of a photograph that is sent. */
const photographQuery = z.object({
  words: z.string().max(400).default(""),
  lang: z.enum(["es", "en"]).default("es"),
  position: z.string().regex(POSITION_PATTERN).optional(),
});

/**
 * Makes the server of the desk (not yet listening): the editor, and the part of Gitea's API that it asks, in front of the
 * content of a working copy. It answers this machine's own browser alone: other names of the machine, other origins, and
 * who does not know the token get nothing.
 */
export function createDesk({
  root,
  preview,
  config,
  token = randomBytes(24).toString("hex"),
}: DeskOptions): Server {
  const content = new ContentRepository(root);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = ownOrigin(request);
    if (!origin) return reply(response, 403, { message: "El escritorio solo responde en esta computadora." });
    for (const [name, value] of Object.entries(headersFor(preview))) response.setHeader(name, value);
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    if (pathname.startsWith("/api/v1/")) {
      if (!isEqual(request.headers.authorization ?? "", `token ${token}`))
        return reply(response, 401, {
          message: "Vuelva a cargar esta página: el escritorio se inició de nuevo.",
        });
      return api(request, response, pathname.slice("/api/v1".length), searchParams);
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return reply(response, 405, { message: "No." });
    return page(response, pathname, origin);
  }

  async function page(response: ServerResponse, pathname: string, origin: string): Promise<void> {
    const [, folder = "", name = ""] = /^\/(fonts|picture|logo|card)\/([\w.-]+)$/.exec(pathname) ?? [];
    if (pathname === "/") return send(response, "text/html; charset=utf-8", HTML);
    if (pathname === "/start.js") return send(response, JAVASCRIPT, startScript(token));
    if (pathname === "/sveltia-cms.js") return send(response, JAVASCRIPT, editor("dist/sveltia-cms.js"));
    if (pathname === "/chunks/react-dom.js")
      return send(response, JAVASCRIPT, editor("dist/chunks/react-dom.js"));
    const [, script] = /^\/client\/(\w+)\.ts$/.exec(pathname) ?? [];
    if (script && CLIENT.has(script)) return send(response, JAVASCRIPT, await clientScript(script));
    if (pathname === "/desk.css")
      return send(response, "text/css", readFileSync(path.join(import.meta.dirname, "client/desk.css")));
    if (/^\/unpkg\/immutable@[\d.]+\/dist\/immutable\.es\.js$/.test(pathname))
      return stream(response, JAVASCRIPT, path.join(EDITOR, "immutable/dist/immutable.es.js"));
    if (/^\/unpkg\/@sveltia\/cms@[\d.]+\/locales\/es-CO\.json$/.test(pathname))
      return send(
        response,
        "application/json",
        JSON.stringify(completeSpanish(editor("locales/es-CO.json"))),
      );
    // Which version is the newest is a matter of package.json.
    if (pathname === "/unpkg/@sveltia/cms/package.json")
      return send(response, "application/json", readFileSync(path.join(EDITOR, "@sveltia/cms/package.json")));
    if (pathname === "/config.json")
      return send(
        response,
        "application/json",
        JSON.stringify({ ...(await config()), backend: backendOf(origin) }),
      );
    if (folder === "fonts" && Object.hasOwn(FONTS, name))
      return stream(response, "font/woff2", path.join(EDITOR, FONTS[name as keyof typeof FONTS]));
    const addressOf = { picture: pictureAddress, logo: logoAddress }[folder];
    const image = path.join(root, "public", addressOf?.(root, name) ?? "");
    if (addressOf && existsSync(image) && path.extname(image) !== "")
      return stream(response, imageType(image), image);
    if (folder === "card" && Object.hasOwn(socialCards, name))
      return stream(
        response,
        "image/jpeg",
        path.join(root, "public", socialCards[name as keyof typeof socialCards]),
      );
    if (pathname.startsWith("/preview/")) {
      const file = decodeURIComponent(pathname.slice("/preview/".length));
      response.writeHead(302, { Location: preview + pageOf(file, content.file(file)?.text ?? "") });
      response.end();
      return undefined;
    }
    return reply(response, 404, { message: "No existe." });
  }

  /** The part of Gitea's API that the editor asks. */
  async function api(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): Promise<void> {
    const repository = pathname.replace(/^\/repos\/aceites\/corozal(?=\/|$)/, "");
    switch (`${request.method} ${repository}`) {
      case "GET /version":
        return reply(response, 200, { version: "1.26.0" });
      case "GET /settings/api":
        return reply(response, 200, { default_paging_num: 1000, max_response_items: 1000 });
      case "GET /user":
        return reply(response, 200, {
          id: 1,
          login: "oficina",
          full_name: "Oficina",
          email: "",
          avatar_url: "",
        });
      case "GET ":
        return reply(response, 200, { default_branch: BRANCH, permissions: { pull: true, push: true } });
      case `GET /branches/${BRANCH}`:
        return reply(response, 200, { commit: { id: content.head(), message: "" } });
      case "POST /file-contents": {
        const { files } = z.object({ files: z.array(z.string()) }).parse(await bodyOf(request));
        return reply(
          response,
          200,
          files.map((each) => {
            const file = content.file(each);
            return file && { path: each, sha: file.sha, encoding: "base64", content: toBase64(file.text) };
          }),
        );
      }
      case "GET /commits":
        return reply(response, 200, []);
      case "POST /contents": {
        const { files } = fileRequests.parse(await bodyOf(request));
        const written = await content.write(
          files.map(({ operation, path: file, sha, content: bytes = "", from_path: from }) => ({
            operation,
            path: file,
            sha,
            from,
            text: Buffer.from(bytes, "base64").toString("utf8"),
          })),
        );
        return reply(response, 201, {
          commit: { sha: content.head(), created: new Date().toISOString() },
          files: written.map((file) => (file ? { path: file.path, sha: file.sha } : null)),
        });
      }
      case "POST /photographs": {
        const bytes = await bytesOf(request, LARGEST_PHOTOGRAPH);
        if (query.has("check")) await assertPhotograph(bytes);
        else {
          const { words, lang, position } = photographQuery.parse(Object.fromEntries(query));
          const name = await content.takePhotograph({ bytes, words, lang, position });
          return reply(response, 201, { name });
        }
        return reply(response, 200, {});
      }
      case "POST /logos": {
        const bytes = await bytesOf(request, LARGEST_PHOTOGRAPH);
        const name = await content.takeLogo(bytes, query.get("words") ?? "");
        return reply(response, 201, { name });
      }
      default:
        if (request.method === "GET" && repository.startsWith("/git/trees/") && query.has("recursive"))
          return reply(response, 200, {
            tree: content
              .files()
              .map(({ path: file, sha, size }) => ({ type: "blob", path: file, sha, size })),
            truncated: false,
          });
        return reply(response, 404, { message: "No existe." });
    }
  }

  return createServer({ requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof Refusal) return reply(response, error.status, { message: error.message });
      const isMalformed =
        error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RangeError;
      if (!isMalformed) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return reply(response, isMalformed ? 400 : 500, {
        message: "El escritorio no pudo guardar. No se cambió nada.",
      });
    });
  });
}

const BRANCH = "main";
const JAVASCRIPT = "text/javascript; charset=utf-8";

const backendOf = (origin: string) => ({
  name: "gitea",
  repo: "aceites/corozal",
  branch: BRANCH,
  base_url: origin,
  api_root: `${origin}/api/v1`,
});

/**
 * The origin that the desk answers at, where it was asked at that by a page of its own or by none: a name that somebody
 * else made lead to this machine is refused, as is a page of another site.
 */
function ownOrigin({ headers, socket }: IncomingMessage): string | undefined {
  const hosts = ["127.0.0.1", "localhost"].map((name) => `${name}:${socket.localPort}`);
  const { host = "", origin } = headers;
  if (!hosts.includes(host)) return undefined;
  const own = `http://${host}`;
  if (origin !== undefined && origin !== own) return undefined;
  // A page of another site may lead here as a link does, and embed or fetch nothing.
  const site = headers["sec-fetch-site"];
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === undefined || site === "same-origin" || site === "none" || isLink ? own : undefined;
}

/** What goes with every answer. */
function headersFor(preview: string): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    // The editor compiles its patterns and puts styles where they are used.
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline' blob:",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self' blob: data:",
    "frame-src": `'self' blob: ${preview}`,
    "worker-src": "'self' blob:",
    "base-uri": "'self'",
    "form-action": "'none'",
    "frame-ancestors": "'self' blob:",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const cache = new Map<string, string>();

/** A file of the editor, with the addresses of its makers' hosts led back here. */
function editor(name: string): string {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(EDITOR, "@sveltia/cms", name), "utf8");
  const own = ELSEWHERE.reduce((all, [address, here]) => all.replaceAll(address, here), text);
  cache.set(name, own);
  return own;
}

/** Signs the editor in, in Spanish, before it starts. */
const startScript = (token: string) => `(() => {
  const prefs = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, theme: "light", ...prefs, locale: "es-CO" }));
  localStorage.setItem("sveltia-cms.user", ${JSON.stringify(JSON.stringify({ backendName: "gitea", token }))});
  window.CMS_MANUAL_INIT = true;
})();
`;

/** The desk's own part in the browser. */
const CLIENT = new Set(["chooser", "desk", "editor", "photograph"]);

/** A module of it, without its types. */
async function clientScript(name: string): Promise<string> {
  const file = path.join(import.meta.dirname, `client/${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  return code;
}

const imageType = (file: string) =>
  file.endsWith(".svg") ? "image/svg+xml" : `image/${path.extname(file).slice(1)}`;

const toBase64 = (text: string) => Buffer.from(text).toString("base64");

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers["content-type"] ?? ""))
    throw new RangeError("The body is no JSON.");
  return JSON.parse((await wholeOf(request, LARGEST_REQUEST)).toString("utf8")) as unknown;
}

/** A file that is sent. No form of another site can send this type. */
async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  if (request.headers["content-type"] !== "application/octet-stream")
    throw new RangeError("The body is no file.");
  if (Number(request.headers["content-length"] ?? 0) > most)
    throw new Refusal(413, `El archivo pesa más de ${most / 1e6} MB. Elija uno más liviano.`);
  return wholeOf(request, most);
}

async function wholeOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > most) throw new RangeError("The body is too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "Content-Type": type });
  response.end(body);
}

function stream(response: ServerResponse, type: string, file: string): void {
  response.writeHead(200, { "Content-Type": type });
  createReadStream(file)
    .once("error", () => response.destroy())
    .pipe(response);
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    ...(status >= 400 ? { Connection: "close" } : {}),
  });
  response.end(JSON.stringify(body));
}
