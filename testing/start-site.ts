import { mkdir, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { compressFiles } from "../build-tools/compress.ts";
import type { MailboxLimits } from "../server/mailbox.ts";
import { responseHeaders } from "../server/response-headers.ts";
import { createSiteServer } from "../server/site-server.ts";
import { listen } from "./listen.ts";
import { makeFolder } from "./make-folder.ts";

/** The headers of pages without inline scripts. */
export const HEADERS = responseHeaders(new Set());

/** A running site server, on a free port, until the test ends. */
export type Site = { server: Server; port: number; root: string; outbox: string };

/** Serves `files`, compressed as a build is, with an outbox that does not exist yet. */
export async function startSite(
  files: Record<string, string | Buffer> = {},
  limits: Partial<MailboxLimits> = {},
): Promise<Site> {
  const folder = await makeFolder({ "site/index.html": "<h1>Inicio</h1>" });
  const root = join(folder, "site");
  const outbox = join(folder, "data", "outbox");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await compressFiles(root);
  const server = createSiteServer({ root, outbox, headers: HEADERS, limits });
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
