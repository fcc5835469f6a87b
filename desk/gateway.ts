import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { POSITION_PATTERN } from "../app/lib/picture.ts";
import {
  isSameSecret,
  readJson,
  readUpload,
  securityHeaders,
  send,
  sendJson,
  trustedOrigin,
} from "./http.ts";
import { pageOf } from "./preview-page.ts";
import { assertPhotograph } from "./photograph.ts";
import { cardAddress, logoAddress, pictureAddress } from "./pictures.ts";
import { Refusal } from "./refusal.ts";
import { ContentRepository } from "./repository.ts";
import { backendOf, BRANCH, editorAsset } from "./sveltia.ts";

export type DeskOptions = {
  /** The working copy that the editor changes, whose own scripts check the changes. */
  root: string;
  /** The preview's origin. */
  preview: string;
  /** Makes the editor's configuration. Called at every load, because the choices depend on the records. */
  config: () => Promise<object>;
  /** The API's token; random by default. */
  token?: string;
};

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

const photographQuery = z.object({
  alt: z.string().max(400).default(""),
  lang: z.enum(["es", "en"]).default("es"),
  position: z.string().regex(POSITION_PATTERN).optional(),
});

/**
 * Creates the editor's server, which does not listen yet. It implements the part of Gitea's API that the editor uses, backed
 * by a working copy, and refuses other host names, other origins and requests without the token.
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
    const asset = await editorAsset(pathname, token);
    if (asset) return send(response, asset.type, asset.body);
    if (pathname === "/config.json")
      return sendJson(response, 200, { ...(await config()), backend: backendOf(origin) });
    const [, folder = "", name = ""] = /^\/(picture|logo|card)\/([\w.-]+)$/.exec(pathname) ?? [];
    const address = ADDRESSES[folder]?.(root, name);
    const image = address && path.join(root, "public", address);
    if (image && existsSync(image)) return send(response, imageType(image), readFileSync(image));
    if (pathname.startsWith("/preview/")) {
      const file = decodeURIComponent(pathname.slice("/preview/".length));
      response.writeHead(302, {
        Location: preview + pageOf(file, content.file(file)?.text ?? "", content.files()),
      });
      response.end();
      return undefined;
    }
    return sendJson(response, 404, { message: "No existe." });
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
        const bytes = await readUpload(request);
        if (query.has("check")) await assertPhotograph(bytes);
        else {
          const { alt, lang, position } = photographQuery.parse(Object.fromEntries(query));
          const name = await content.addPhotograph({ bytes, alt, lang, position });
          return sendJson(response, 201, { name });
        }
        return sendJson(response, 200, {});
      }
      case "POST /logos": {
        const bytes = await readUpload(request);
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
      const isMalformed = [z.ZodError, SyntaxError, RangeError, URIError].some(
        (kind) => error instanceof kind,
      );
      if (!isMalformed) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return sendJson(response, isMalformed ? 400 : 500, {
        message: isMalformed
          ? "El escritorio no pudo guardar. No se cambió nada."
          : "El escritorio no pudo terminar. Vuelva a abrirlo y revise qué se guardó.",
      });
    });
  });
}

/** Finds images by their folder in the editor. */
const ADDRESSES: Readonly<Record<string, typeof pictureAddress>> = {
  picture: pictureAddress,
  logo: logoAddress,
  card: cardAddress,
};

const IMAGE_TYPES: Readonly<Record<string, string>> = { ".jpg": "image/jpeg", ".svg": "image/svg+xml" };

const imageType = (file: string) => IMAGE_TYPES[path.extname(file)] ?? `image/${path.extname(file).slice(1)}`;

const toBase64 = (text: string) => Buffer.from(text).toString("base64");
