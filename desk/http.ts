import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "./refusal.ts";

const MAX_REQUEST_BYTES = 4_000_000;
const MAX_UPLOAD_BYTES = 60_000_000;

/**
 * The origin of a request, if it comes from the desk's own pages or the address bar. Rejects other host names (DNS
 * rebinding) and other sites.
 */
export function trustedOrigin({ headers, socket }: IncomingMessage): string | undefined {
  const hosts = ["127.0.0.1", "localhost"].map((name) => `${name}:${socket.localPort}`);
  const { host = "", origin } = headers;
  if (!hosts.includes(host)) return undefined;
  const own = `http://${host}`;
  if (origin !== undefined && origin !== own) return undefined;
  // Other sites may link here, but neither embed nor fetch anything.
  const site = headers["sec-fetch-site"];
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === undefined || site === "same-origin" || site === "none" || isLink ? own : undefined;
}

export function securityHeaders(preview: string): Record<string, string> {
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

export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers["content-type"] ?? ""))
    throw new RangeError("The body is not JSON.");
  return JSON.parse((await readBody(request, MAX_REQUEST_BYTES)).toString("utf8")) as unknown;
}

/** Reads an uploaded file, whose content type another site's form cannot send. */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  if (request.headers["content-type"] !== "application/octet-stream")
    throw new RangeError("The body is not a file.");
  if (Number(request.headers["content-length"] ?? 0) > MAX_UPLOAD_BYTES)
    throw new Refusal(413, `El archivo pesa más de ${MAX_UPLOAD_BYTES / 1e6} MB. Elija uno más liviano.`);
  return readBody(request, MAX_UPLOAD_BYTES);
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

export function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "Content-Type": type });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    ...(status >= 400 ? { Connection: "close" } : {}),
  });
  response.end(JSON.stringify(body));
}
