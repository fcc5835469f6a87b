import path from "node:path";
import type { Plugin } from "vite";

/**
 * Lets `npm run dev` show what is changed in `content/`: the files are read by code, so no module names them. A written page
 * that comes or goes changes the routes, which are read at the start.
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
