import path from "node:path";
import { readHeaders } from "../server/build-headers.ts";
import { createSiteServer } from "../server/site-server.ts";
import { listen } from "./listen.ts";

/** A build that is served on a free port of this machine, for tests and measurements. */
export type ServedBuild = { origin: string; close: () => void };

/** Serves the folder `build` of a finished build; `client` names another folder of pages with the same headers. */
export async function serveBuild(
  build: string,
  outbox: string,
  client = path.join(build, "client"),
): Promise<ServedBuild> {
  const server = createSiteServer({ root: client, outbox, headers: readHeaders(path.join(build, "hosts")) });
  return {
    origin: await listen(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
