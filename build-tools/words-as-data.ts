import { runnerImport, type Plugin } from "vite";

/**
 * Runs the modules of `app/words/` at build time and gives the client bundle only their exports, as data. Neither content files
 * nor the code that reads them ships.
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
