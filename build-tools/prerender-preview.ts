import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";

/**
 * The prerender step fetches every page from a preview server. On the way back to itself it need not pack and unpack, and
 * while one core renders, the other compresses what is written.
 */
export function prerenderPreview(): Plugin {
  return {
    name: "prerender-preview",
    configurePreviewServer({ middlewares, httpServer, config }) {
      middlewares.use((request, _response, next) => {
        delete request.headers["accept-encoding"];
        next();
      });
      const compress = new Worker(new URL("compress-worker.ts", import.meta.url), {
        workerData: path.resolve(config.root, "build/client"),
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window, it has no origin
      httpServer.once("close", () => compress.postMessage("over"));
    },
  };
}
