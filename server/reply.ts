import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Answers with one line of plain text that no cache keeps. Safe on a response whose client has gone.
 *
 * @param status HTTP status code.
 * @param text The body, UTF-8.
 * @param headers Further headers, such as `Allow`.
 */
export function replyText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(text);
}
