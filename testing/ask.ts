import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";

/** What `ask` got back. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One request with the path exactly as given; unlike fetch, nothing normalises, decodes or follows. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, agent: false, ...options });
    request.once("error", reject);
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.end(body);
  });
}

/** Sends bytes as they are and gives all that comes back until the server closes. */
export function askRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      answer += String(text);
    });
    // A reset after the answer is the server's right: it stopped reading.
    socket.on("error", () => {});
    socket.once("close", () => resolve(answer));
    socket.write(bytes);
  });
}
