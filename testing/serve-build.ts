import path from "node:path";
import { HEADERS } from "../server/response-headers.ts";
import { createSiteServer } from "../server/site-server.ts";
import { listen } from "./listen.ts";

export type ServedBuild = { origin: string; close: () => void };

/** Serves a finished build on a free port. */
export async function serveBuild(build: string, outbox: string, headers = HEADERS): Promise<ServedBuild> {
  const server = createSiteServer({ root: path.join(build, "client"), outbox, headers });
  return {
    origin: await listen(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
