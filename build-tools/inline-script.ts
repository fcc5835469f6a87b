import { build, type Plugin } from "vite";

/**
 * Lets code import a module as text: `import text from "./start.ts?script"` gives it, with all that it imports, as one
 * small script to stand inline in pages.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const [module = id] = id.split("?");
        const built = await build({
          configFile: false,
          logLevel: "warn",
          mode: this.environment.config.mode,
          resolve: { tsconfigPaths: true },
          build: {
            write: false,
            copyPublicDir: false,
            modulePreload: false,
            minify: true,
            rolldownOptions: { input: module, output: { format: "iife" } },
          },
        });
        const [script] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
        if (script?.type !== "chunk") throw new Error(`${module} is no script.`);
        for (const file of script.moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(script.code.trim())};`;
      },
    },
  };
}
