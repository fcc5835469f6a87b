import { runnerImport, type Plugin } from "vite";

/**
 * Modules of `app/words/` run when the site is built. In the browser's code stands what they export, as data: neither the
 * files of the content nor what reads them gets there.
 */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/app\/(words|catalog)\// },
      async handler(id) {
        if (id.includes("/app/catalog/"))
          this.error("app/catalog reads files: the browser's code may import its types alone.");
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: "error",
        });
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
}
