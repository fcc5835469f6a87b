import { runnerImport, type Plugin } from "vite";

/**
 * Runs the modules of `app/words/` at build time and bundles only their exports, as data. Neither the content files nor the
 * code that reads them reaches the client.
 */
export function wordsAsData(): Plugin {
  return {
    name: "words-as-data",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/app\/(words|catalog)\// },
      async handler(id) {
        if (id.includes("/app/catalog/"))
          this.error("app/catalog reads files: client code may import only its types.");
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: "error",
        });
        return Object.entries(module)
          .map(([name, value]) => {
            if (typeof value === "function")
              this.error(`${name} is a function; app/words exports only data.`);
            return `export const ${name} = ${JSON.stringify(value)};`;
          })
          .join("\n");
      },
    },
  };
}
