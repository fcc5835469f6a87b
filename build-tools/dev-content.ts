import path from "node:path";
import type { Plugin } from "vite";

/**
 * Reloads `npm run dev` when `content/` changes, because no module imports these files. Restarts the server when a written
 * page is added or deleted, because that changes the routes.
 */
export function devContent(): Plugin {
  return {
    name: "dev-content",
    configureServer(server) {
      const { watcher, environments, config, ws } = server;
      const folder = path.resolve(config.root, "content");
      watcher.add(folder);
      watcher.on("all", (event, file) => {
        if (!file.startsWith(folder)) return;
        const isPage = path.dirname(file) === path.join(folder, "pages") && file.endsWith(".md");
        if (isPage && event !== "change") void server.restart();
        for (const environment of Object.values(environments)) environment.moduleGraph.invalidateAll();
        ws.send({ type: "full-reload" });
      });
    },
  };
}
