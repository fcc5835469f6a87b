import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { createSiteServer } from "../../server/site-server";
import { CLIENT } from "../../testing/build";
import { HEADERS } from "../../server/response-headers";
import { listen } from "../../testing/listen";

/** The built site on a port of its own, which gives each test an empty cache and an empty storage. */
export type Site = {
  origin: string;
  /** The folder of the messages that were sent. */
  outbox: string;
  /** Answers that no visitor should ever get. */
  refused: string[];
  /** Holds the app's code back until the returned function is called. */
  holdApp: () => () => void;
  close: () => Promise<void>;
};

/** Serves the build, and takes down what it could not answer: WebKit's driver tells nothing of requests. */
export async function serveSite(): Promise<Site> {
  const outbox = await mkdtemp(path.join(os.tmpdir(), "outbox-"));
  const site = createSiteServer({ root: CLIENT, outbox, headers: HEADERS });
  const refused: string[] = [];
  let held = Promise.resolve();
  const gate = createServer(async (request, response) => {
    response.once("finish", () => {
      if (response.statusCode >= 400) refused.push(`${response.statusCode} ${request.url}`);
    });
    if (request.url?.includes("/entry.client")) await held;
    site.emit("request", request, response);
  });
  return {
    origin: await listen(gate),
    outbox,
    refused,
    holdApp: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      gate.close();
      gate.closeAllConnections();
      await rm(outbox, { recursive: true });
    },
  };
}
