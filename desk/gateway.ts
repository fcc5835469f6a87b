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

export type DeskOptions = {
  /** The working copy that the editor changes; its own scripts check the changes. */
  root: string;
  /** The origin of the preview. */
  preview: string;
  /** Makes the editor's configuration; called at every load, since its choices are records. */
  config: () => Promise<object>;
  /** The token of the API; random by default. */
  token?: string;
};

/** Where `npm run edit` installs the editor. */
const EDITOR_MODULES = path.join(import.meta.dirname, "node_modules");

/** What the editor would fetch from other hosts is served from its package instead. */
const REMOTE_ASSETS: readonly [RegExp, string][] = [
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

const MAX_REQUEST_BYTES = 4_000_000;
const MAX_UPLOAD_BYTES = 60_000_000;

const photographQuery = z.object({
  alt: z.string().max(400).default(""),
  lang: z.enum(["es", "en"]).default("es"),
  position: z.string().regex(POSITION_PATTERN).optional(),
});

/**
 * Creates the server of the editor, which does not listen yet. It implements the part of Gitea's API that the editor uses,
 * backed by a working copy, and refuses other host names, other origins and requests without the token.
 */
export function createDesk({
  root,
  preview,
  config,
  token = randomBytes(24).toString("hex"),
}: DeskOptions): Server {
  const content = new ContentRepository(root);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = trustedOrigin(request);
    if (!origin)
      return sendJson(response, 403, { message: "El escritorio solo responde en esta computadora." });
    response.setHeaders(new Map(Object.entries(securityHeaders(preview))));
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    if (pathname.startsWith("/api/v1/")) {
      if (!isSameSecret(request.headers.authorization ?? "", `token ${token}`))
        return sendJson(response, 401, {
          message: "Vuelva a cargar esta página: el escritorio se inició de nuevo.",
        });
      return serveApi(request, response, pathname.slice("/api/v1".length), searchParams);
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendJson(response, 405, { message: "No." });
    return servePage(response, pathname, origin);
  }

  async function servePage(response: ServerResponse, pathname: string, origin: string): Promise<void> {
    // Sveltia's own requests name its version and that of Immutable.
    switch (pathname.replace(/@[\d.]+(?=\/)/, "")) {
      case "/":
        return send(response, "text/html; charset=utf-8", HTML);
      case "/start.js":
        return send(response, JAVASCRIPT, startScript(token));
      case "/sveltia-cms.js":
        return send(response, JAVASCRIPT, editorFile("dist/sveltia-cms.js"));
      case "/chunks/react-dom.js":
        return send(response, JAVASCRIPT, editorFile("dist/chunks/react-dom.js"));
      case "/desk.css":
        return send(response, "text/css", readFileSync(path.join(import.meta.dirname, "client/desk.css")));
      case "/config.json":
        return sendJson(response, 200, { ...(await config()), backend: backendOf(origin) });
      case "/unpkg/immutable/dist/immutable.es.js":
        return stream(response, JAVASCRIPT, path.join(EDITOR_MODULES, "immutable/dist/immutable.es.js"));
      case "/unpkg/@sveltia/cms/locales/es-CO.json":
        return sendJson(response, 200, completeSpanish(editorFile("locales/es-CO.json")));
      // The editor looks for newer versions of itself here; only package.json updates it.
      case "/unpkg/@sveltia/cms/package.json":
        return send(response, "application/json", editorFile("package.json"));
    }
    const [, folder = "", name = ""] = /^\/(client|fonts|picture|logo|card)\/([\w.-]+)$/.exec(pathname) ?? [];
    if (folder === "client" && CLIENT_MODULES.has(name))
      return send(response, JAVASCRIPT, await clientScript(name));
    if (folder === "fonts" && Object.hasOwn(FONTS, name))
      return stream(response, "font/woff2", path.join(EDITOR_MODULES, FONTS[name as keyof typeof FONTS]));
    const address = imageAddress(folder, name);
    const image = address && path.join(root, "public", address);
    if (image && existsSync(image)) return stream(response, imageType(image), image);
    if (pathname.startsWith("/preview/")) {
      const file = decodeURIComponent(pathname.slice("/preview/".length));
      response.writeHead(302, { Location: preview + pageOf(file, content.file(file)?.text ?? "") });
      response.end();
      return undefined;
    }
    return sendJson(response, 404, { message: "No existe." });
  }

  function imageAddress(folder: string, name: string): string | undefined {
    if (folder === "picture") return pictureAddress(root, name);
    if (folder === "logo") return logoAddress(root, name);
    return folder === "card" && Object.hasOwn(socialCards, name)
      ? socialCards[name as keyof typeof socialCards]
      : undefined;
  }

  async function serveApi(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): Promise<void> {
    const repository = pathname.replace(/^\/repos\/aceites\/corozal(?=\/|$)/, "");
    switch (`${request.method} ${repository}`) {
      case "GET /version":
        return sendJson(response, 200, { version: "1.26.0" });
      case "GET /settings/api":
        return sendJson(response, 200, { default_paging_num: 1000, max_response_items: 1000 });
      case "GET /user":
        return sendJson(response, 200, {
          id: 1,
          login: "oficina",
          full_name: "Oficina",
          email: "",
          avatar_url: "",
        });
      case "GET ":
        return sendJson(response, 200, { default_branch: BRANCH, permissions: { pull: true, push: true } });
      case `GET /branches/${BRANCH}`:
        return sendJson(response, 200, { commit: { id: content.head(), message: "" } });
      case "POST /file-contents": {
        const { files } = z.object({ files: z.array(z.string()) }).parse(await readJson(request));
        return sendJson(
          response,
          200,
          files.map((each) => {
            const file = content.file(each);
            return file && { path: each, sha: file.sha, encoding: "base64", content: toBase64(file.text) };
          }),
        );
      }
      case "GET /commits":
        return sendJson(response, 200, []);
      case "POST /contents": {
        const { files } = fileRequests.parse(await readJson(request));
        const written = await content.write(
          files.map(({ operation, path: file, sha, content: bytes = "", from_path: from }) => ({
            operation,
            path: file,
            sha,
            from,
            text: Buffer.from(bytes, "base64").toString("utf8"),
          })),
        );
        return sendJson(response, 201, {
          commit: { sha: content.head(), created: new Date().toISOString() },
          files: written.map((file) => (file ? { path: file.path, sha: file.sha } : null)),
        });
      }
      case "POST /photographs": {
        const bytes = await readUpload(request, MAX_UPLOAD_BYTES);
        if (query.has("check")) await assertPhotograph(bytes);
        else {
          const { alt, lang, position } = photographQuery.parse(Object.fromEntries(query));
          const name = await content.addPhotograph({ bytes, alt, lang, position });
          return sendJson(response, 201, { name });
        }
        return sendJson(response, 200, {});
      }
      case "POST /logos": {
        const bytes = await readUpload(request, MAX_UPLOAD_BYTES);
        const name = await content.addLogo(bytes, query.get("title") ?? "");
        return sendJson(response, 201, { name });
      }
      default:
        if (request.method === "GET" && repository.startsWith("/git/trees/") && query.has("recursive"))
          return sendJson(response, 200, {
            tree: content
              .files()
              .map(({ path: file, sha, size }) => ({ type: "blob", path: file, sha, size })),
            truncated: false,
          });
        return sendJson(response, 404, { message: "No existe." });
    }
  }

  return createServer({ requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof Refusal) return sendJson(response, error.status, { message: error.message });
      const isMalformed =
        error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RangeError;
      if (!isMalformed) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return sendJson(response, isMalformed ? 400 : 500, {
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
 * The origin of a request that comes from the desk's own pages or from the address bar. Refuses other host names (DNS
 * rebinding) and other sites.
 */
function trustedOrigin({ headers, socket }: IncomingMessage): string | undefined {
  const hosts = ["127.0.0.1", "localhost"].map((name) => `${name}:${socket.localPort}`);
  const { host = "", origin } = headers;
  if (!hosts.includes(host)) return undefined;
  const own = `http://${host}`;
  if (origin !== undefined && origin !== own) return undefined;
  // Another site may link here, but neither embed nor fetch anything.
  const site = headers["sec-fetch-site"];
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === undefined || site === "same-origin" || site === "none" || isLink ? own : undefined;
}

function securityHeaders(preview: string): Record<string, string> {
  const policy = {
    "default-src": "'none'",
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

function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A file of the editor, with remote addresses replaced by local ones. */
function editorFile(name: string): string {
  const text = readFileSync(path.join(EDITOR_MODULES, "@sveltia/cms", name), "utf8");
  return REMOTE_ASSETS.reduce((result, [remote, local]) => result.replaceAll(remote, local), text);
}

/** Signs the user in and selects Spanish before the editor starts. */
const startScript = (token: string) => `(() => {
  const prefs = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, theme: "light", ...prefs, locale: "es-CO" }));
  localStorage.setItem("sveltia-cms.user", ${JSON.stringify(JSON.stringify({ backendName: "gitea", token }))});
  window.CMS_MANUAL_INIT = true;
})();
`;

const CLIENT_MODULES = new Set(["chooser.ts", "desk.ts", "editor.ts", "photograph.ts"]);

async function clientScript(name: string): Promise<string> {
  const file = path.join(import.meta.dirname, "client", name);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  return code;
}

const IMAGE_TYPES: Readonly<Record<string, string>> = { ".jpg": "image/jpeg", ".svg": "image/svg+xml" };

const imageType = (file: string) => IMAGE_TYPES[path.extname(file)] ?? `image/${path.extname(file).slice(1)}`;

const toBase64 = (text: string) => Buffer.from(text).toString("base64");

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers["content-type"] ?? ""))
    throw new RangeError("The body is not JSON.");
  return JSON.parse((await readBody(request, MAX_REQUEST_BYTES)).toString("utf8")) as unknown;
}

/** Reads an uploaded file. No form of another site can send this content type. */
async function readUpload(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (request.headers["content-type"] !== "application/octet-stream")
    throw new RangeError("The body is not a file.");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    throw new Refusal(413, `El archivo pesa más de ${maxBytes / 1e6} MB. Elija uno más liviano.`);
  return readBody(request, maxBytes);
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > maxBytes) throw new RangeError("The body is too large.");
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

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    ...(status >= 400 ? { Connection: "close" } : {}),
  });
  response.end(JSON.stringify(body));
}
