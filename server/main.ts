/**
 * Serves the built site. With `--mailbox`, as in `npm start`, it keeps the contact form's messages in `outbox/`.
 * Environment: `PORT` (default 4173, 0 picks a free one) and `HOST` (default 127.0.0.1).
 */
import { join } from "node:path";
import { createSiteServer } from "./site-server.ts";

const repository = join(import.meta.dirname, "..");
const port = Number(process.env["PORT"] || 4173);
const host = process.env["HOST"] ?? "127.0.0.1";

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

const server = createSiteServer({
  root: join(repository, "build", "client"),
  outbox: process.argv.includes("--mailbox") ? join(repository, "outbox") : undefined,
});
server.once("error", (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE";
  fail(isTaken ? `Port ${port} is taken. Choose another one: PORT=8080 npm start` : error.message);
});
server.once("listening", () => {
  const address = server.address();
  const actual = address !== null && typeof address === "object" ? address.port : port;
  process.stdout.write(`Aceites Corozal: http://${host}:${actual}\n`);
});
if (Number.isInteger(port) && port >= 0 && port <= 65_535) server.listen(port, host);
else fail(`PORT=${process.env["PORT"]} is not a port number. Choose one: PORT=8080 npm start`);
