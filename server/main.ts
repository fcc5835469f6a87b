/**
 * `npm start`: serves the built site and keeps the contact form's messages in `outbox/`.
 * Environment: `PORT` (default 4173, 0 picks a free one) and `HOST` (default 127.0.0.1).
 */
import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { readHeaders } from "./build-headers.ts";
import { createSiteServer } from "./site-server.ts";

/** Milliseconds that open requests get to finish after a request to stop. */
const GRACE = 3_000;

const repository = join(import.meta.dirname, "..");
const root = join(repository, "build", "client");
const hosts = join(repository, "build", "hosts");

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const portText = process.env["PORT"] ?? "4173";
const port = Number(portText);
if (!/^\d+$/.test(portText) || port > 65_535) {
  fail(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
}
const host = process.env["HOST"] || "127.0.0.1";

if (!existsSync(join(root, "index.html")) || !existsSync(hosts)) {
  fail("There is no build in build/client. `npm start` builds first; use it, or run `npm run build:sample`.");
}

const server = createSiteServer({ root, outbox: join(repository, "outbox"), headers: readHeaders(hosts) });

server.once("error", (error: NodeJS.ErrnoException) => {
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another one: PORT=8080 npm start`
      : `The server could not listen on ${host}, port ${port}: ${error.message}`,
  );
});

server.listen(port, host, () => {
  const address = server.address();
  const actual = address !== null && typeof address === "object" ? address.port : port;
  process.stdout.write(`Aceites Corozal: http://${isIPv6(host) ? `[${host}]` : host}:${actual}\n`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  // Once: a second signal ends the process at once.
  process.once(signal, () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  });
}
