import { build, type Plugin } from "vite";

/**
 * `import text from "./start.ts?script"` yields the source of the module, bundled and minified, for an inline script. It is
 * empty in development, where React would warn of the attributes that these scripts add before it hydrates.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        if (this.environment.config.mode === "development") return 'export default "";';
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
        if (script?.type !== "chunk") throw new Error(`${module} did not compile to a script.`);
        for (const file of script.moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(script.code.trim())};`;
      },
    },
  };
}
