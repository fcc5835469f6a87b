import path from "node:path";
import type { Plugin } from "vite";

/** Lets `npm run dev` show what is changed in `content/`: the files are read by code, so no module names them. */
export function devContent(): Plugin {
  return {
    name: "dev-content",
    configureServer({ watcher, environments, config, ws }) {
      const folder = path.resolve(config.root, "content");
      watcher.add(folder);
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder)) return;
        for (const environment of Object.values(environments)) environment.moduleGraph.invalidateAll();
        ws.send({ type: "full-reload" });
      });
    },
  };
}
