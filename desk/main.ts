// `npm run edit`: starts the content editor, and the dev server for its preview, on this machine only.
// Environment: `PORT` (default 4180, or the next free one). `--no-open` does not open a browser.
import { spawn } from "node:child_process";
import type { Server } from "node:http";
import path from "node:path";
import { createServer as createDevServer } from "vite";
import { createDesk } from "./gateway.ts";
import { installEditor } from "./install.ts";
import { makeConfig, makePictures } from "./tools.ts";

const REPOSITORY = path.resolve(import.meta.dirname, "..");
const HOST = "127.0.0.1";

/** Listens on this port, or on the next free one. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" && port < 65_535 ? resolve(listen(server, port + 1)) : reject(error),
    );
    server.listen(port, HOST, () => resolve(port));
  });
}

function openInBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, string[]]>> = {
    darwin: ["open", [address]],
    win32: ["cmd", ["/c", "start", "", address]],
  };
  const [command, options] = commands[process.platform] ?? ["xdg-open", [address]];
  spawn(command, options, { stdio: "ignore", detached: true })
    .once("error", () => undefined)
    .unref();
}

if (!installEditor()) {
  process.stderr.write("No se pudo instalar el editor. ¿Hay internet? Inténtelo otra vez: npm run edit\n");
  process.exit(1);
}
process.chdir(REPOSITORY);
// Photographs from Git may not have derived files yet. A broken one must not keep the editor from starting.
await makePictures(REPOSITORY).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
const site = await createDevServer({ server: { host: HOST, port: 5173, open: false }, logLevel: "error" });
await site.listen();
const preview = new URL(site.resolvedUrls?.local[0] ?? "").origin;
const desk = createDesk({ root: REPOSITORY, preview, config: () => makeConfig(REPOSITORY) });
const port = await listen(desk, Number(process.env["PORT"] || 4180));
const address = `http://${HOST}:${port}/`;
process.stdout.write(`Escritorio: ${address}\nVista previa: ${preview}/\nPara terminar: Ctrl+C\n`);
if (!process.argv.includes("--no-open")) openInBrowser(address);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    desk.close();
    desk.closeAllConnections();
    void site.close().then(() => process.exit(0));
  });
}
