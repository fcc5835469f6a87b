import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { createMailbox, MAILBOX_PATH } from "./mailbox.ts";
import type { MailboxLimits } from "./mailbox.ts";
import { replyText } from "./reply.ts";
import {
  HASHED_FOLDER,
  HEADERS_FILE,
  REDIRECTS_FILE,
  TYPES,
  type ResponseHeaders,
} from "./response-headers.ts";

/** What `createSiteServer` needs. */
export type SiteServerOptions = {
  /** The built site, `build/client`. */
  root: string;
  /** Folder that receives the contact form's messages. */
  outbox: string;
  /** What goes with every answer. */
  headers: ResponseHeaders;
  /** Replaces some of the mailbox's limits. */
  limits?: Partial<MailboxLimits>;
};

/** Files of the build that have no address: the not-found page, what CDNs read, and compressed copies. */
const NOT_SERVED = new RegExp(`^/(?:404|${HEADERS_FILE}|${REDIRECTS_FILE})$|\\.(?:br|gz)$`);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Makes the server of the finished site (not yet listening): static files with clean URLs, and the mailbox.
 * The folder is listed once, here; a new build needs a new server.
 *
 * @throws The file system's error when `root` cannot be read.
 */
export function createSiteServer({ root, outbox, headers, limits }: SiteServerOptions): Server {
  const mailbox = createMailbox(outbox, limits);
  const notFound = loadNotFound(root, headers);
  const files = sirv(root, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const type = TYPES[extname(pathname).slice(1) || "html"];
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", method } = request;
    const [pathname = "/"] = url.split(/[?#]/, 1);
    if (!isPlainPath(pathname)) return replyText(response, 400, "Malformed path");

    const isMailbox = pathname === MAILBOX_PATH;
    const allowed = isMailbox ? ["POST"] : ["GET", "HEAD"];
    if (method === undefined || !allowed.includes(method)) {
      // Closing, because a body that nobody reads may follow.
      return replyText(response, 405, "Method not allowed", {
        Allow: allowed.join(", "),
        Connection: "close",
      });
    }
    if (isMailbox) return mailbox(request, response);

    const clean = cleanPath(pathname);
    if (NOT_SERVED.test(clean)) return notFound(request, response);
    if (clean !== pathname) {
      return replyText(response, 308, "Moved", {
        Location: clean + url.slice(pathname.length),
        "Cache-Control": "no-cache",
      });
    }

    // sirv trusts Range and throws on `bytes=5-2`; a server may ignore it, and nothing here is large.
    delete request.headers.range;
    response.setHeader("Vary", "Accept-Encoding");
    const isHashed = pathname.startsWith(HASHED_FOLDER);
    response.setHeader("Cache-Control", isHashed ? headers.hashed : headers.other);
    if (!isHashed) addHeaders(response, headers.document);
    // sirv watches neither end of its pipe: a deleted file would end the process, a client that leaves
    // would keep the file open.
    response.once("pipe", (file) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    files(request, response, () => notFound(request, response));
  }

  const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
  return createServer(timeouts, (request, response) => {
    addHeaders(response, headers.all);
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else replyText(response, 500, "Internal error", { Connection: "close" });
    });
  });
}

function addHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Whether a path decodes, starts at the root, and holds no backslash, control character, `.` or `..` part. */
function isPlainPath(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith("/") && !/[\\\p{Cc}]|\/\.\.?(?:\/|$)/u.test(decoded);
  } catch {
    return false;
  }
}

/**
 * The one address of a page: no `.html`, no `index`, no doubled or trailing slash, nothing percent-encoded. The app knows
 * no other, and would show its not-found page there. Never starts with two slashes, which browsers read as a host.
 */
function cleanPath(pathname: string): string {
  const decoded = decodeURIComponent(pathname);
  if (!/^[\w.~/-]+$/.test(decoded)) return pathname;
  return (
    decoded
      .replace(/\/+/g, "/")
      .replace(/(?<=.)\/$/, "")
      .replace(/(?<!\/)\.html$/, "")
      .replace(/\/index$/, "") || "/"
  );
}

/** Answers 404 with the site's own page, kept in memory; sirv cannot send a page with another status. */
function loadNotFound(root: string, { document, other }: ResponseHeaders): Handler {
  const page = join(root, "404.html");
  if (!existsSync(page)) return (_request, response) => replyText(response, 404, "Not found");

  const html = readFileSync(page);
  const twins = [
    { encoding: "br", file: `${page}.br` },
    { encoding: "gzip", file: `${page}.gz` },
  ]
    .filter(({ file }) => existsSync(file))
    .map(({ encoding, file }) => ({ encoding, bytes: readFileSync(file) }));

  return (request, response) => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const twin = twins.find(({ encoding }) => accepted.includes(encoding));
    const body = twin?.bytes ?? html;
    if (twin !== undefined) response.setHeader("Content-Encoding", twin.encoding);
    addHeaders(response, document);
    response.writeHead(404, {
      "Content-Type": TYPES["html"],
      "Content-Length": body.length,
      "Cache-Control": other,
    });
    response.end(body);
  };
}
