import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { createMailbox, MAILBOX_PATH } from "./mailbox.ts";
import {
  HASHED_FOLDER,
  HEADERS,
  HEADERS_FILE,
  REDIRECTS_FILE,
  TYPES,
  type ResponseHeaders,
} from "./response-headers.ts";

type SiteServerOptions = {
  /** The built site, `build/client`. */
  root: string;
  /** The folder for the contact form's messages; without it they are refused. */
  outbox: string | undefined;
  headers?: ResponseHeaders;
};

/** The not-found page, files for CDNs, and compressed copies have no address of their own. */
const NOT_SERVED = new RegExp(`^/(?:404|${HEADERS_FILE}|${REDIRECTS_FILE})$|\\.(?:br|gz)$`);

/** Creates the server of a finished build: static files at clean addresses, and perhaps the mailbox. */
export function createSiteServer({ root, outbox, headers = HEADERS }: SiteServerOptions): Server {
  const mailbox = outbox === undefined ? undefined : createMailbox(outbox);
  const notFoundPage = readFileSync(join(root, "404.html"));
  const files = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const type = TYPES[extname(pathname).slice(1) || "html"];
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });

  return createServer((request, response) => {
    const add = (more: Record<string, string>) => response.setHeaders(new Map(Object.entries(more)));
    const { url = "/", method = "GET" } = request;
    const [pathname = "/"] = url.split("?", 1);
    add(headers.all);

    if (mailbox && method === "POST" && pathname === MAILBOX_PATH)
      return void mailbox(request, response).catch(() => response.writeHead(500).end());
    if (method !== "GET" && method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();

    const notFound = () => {
      add({ ...headers.document, "Cache-Control": headers.other });
      response.writeHead(404, { "Content-Type": TYPES["html"] }).end(notFoundPage);
    };
    const clean = cleanPath(pathname);
    if (NOT_SERVED.test(clean)) return notFound();
    if (clean.startsWith(HASHED_FOLDER)) add({ "Cache-Control": headers.hashed });
    else add({ ...headers.document, "Cache-Control": headers.other });
    if (clean !== pathname)
      return void response.writeHead(308, { Location: clean + url.slice(pathname.length) }).end();

    // sirv throws on a range such as `bytes=5-2`, and does not handle errors of its file streams.
    delete request.headers.range;
    response.once("pipe", (file) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    files(request, response, notFound);
  });
}

/**
 * The canonical path: no `.html`, `index`, doubled or trailing slash, or percent-encoding. The app has no routes for other
 * spellings. It never starts with two slashes, which browsers would take for a host.
 */
function cleanPath(pathname: string): string {
  const decoded = pathname.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  if (!/^\/[\w.~/-]*$/.test(decoded) || decoded.includes("/.")) return pathname;
  return (
    decoded
      .replace(/\/+/g, "/")
      .replace(/(?<=.)\/$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/"
  );
}
