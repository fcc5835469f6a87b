import type { Server } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { compressFiles } from "../build-tools/compress.ts";
import { HEADERS } from "../server/response-headers.ts";
import { createSiteServer } from "../server/site-server.ts";
import { listen } from "./listen.ts";
import { makeFolder } from "./make-folder.ts";

export type Site = { server: Server; port: number; root: string; outbox: string };

/** Serves compressed `files` until the test ends. */
export async function startSite(files: Record<string, string | Buffer> = {}): Promise<Site> {
  const folder = await makeFolder({
    "site/index.html": "<h1>Inicio</h1>",
    "site/404.html": "<h1>No encontrada</h1>",
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [join("site", path), content])),
  });
  const root = join(folder, "site");
  const outbox = join(folder, "data", "outbox");
  await compressFiles(root);
  const server = createSiteServer({ root, outbox, headers: HEADERS });
  const origin = await listen(server);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { server, port: Number(new URL(origin).port), root, outbox };
}
