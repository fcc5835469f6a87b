import { createHash } from "node:crypto";
import { EMAILJS_ORIGIN, VIDEO_ORIGIN } from "~/lib/external-origins";

const INLINE_SCRIPT = /<script(?![^>]*(?: src=|type="application\/))[^>]*>(.*?)<\/script>/gs;

/**
 * Adds the page's Content Security Policy, with the hashes of its inline scripts. The HTTP headers contain
 * the part that all pages share (server/response-headers.ts).
 *
 * @throws If the page has no `<meta charSet>`.
 */
export function withPolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    // `'none'` would block prefetches in Firefox.
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "object-src 'none'",
    `connect-src 'self' ${EMAILJS_ORIGIN}`,
    `frame-src ${VIDEO_ORIGIN}`,
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const withMeta = html.replace(/<meta charSet="[^"]*"\/>/, (charset) => charset + meta);
  if (withMeta === html) throw new Error("The page has no <meta charSet> to put its policy after.");
  return withMeta;
}
