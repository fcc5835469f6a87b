import path from "node:path";
import { HEADERS } from "../server/response-headers.ts";
import { createSiteServer } from "../server/site-server.ts";
import { listen } from "./listen.ts";

/** A build that is served on a free port of this machine, for tests and measurements. */
export type ServedBuild = { origin: string; close: () => void };

/** Serves the folder `build` of a finished build. */
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
