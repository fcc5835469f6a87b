import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkChunkGroups, codeSplitting } from "./build-tools/chunk-groups.ts";
import { devContent } from "./build-tools/dev-content.ts";
import { devMailbox } from "./build-tools/dev-mailbox.ts";
import { inlineScript } from "./build-tools/inline-script.ts";
import { prerenderPreview } from "./build-tools/prerender-preview.ts";
import { writtenNames } from "./build-tools/styles/written-names.ts";
import { words } from "./build-tools/words.ts";

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    tailwindcss(),
    words(),
    writtenNames(),
    reactRouter(),
    inlineScript(),
    checkChunkGroups(),
    prerenderPreview(),
    devContent(),
    devMailbox(),
  ],
  resolve: { tsconfigPaths: true },
  // Vite reads them here alone, also for one environment.
  build: { terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3, inline: 1 } } },
  environments: {
    client: {
      build: {
        // Smaller than the bundler's own by some 700 B a page, packed (docs/decisions/0006-few-chunks.md).
        minify: "terser",
        rolldownOptions: {
          // A constant of another module costs less where it is used than under a name: 110 to 140 B a page, packed.
          optimization: { inlineConst: { mode: "all", pass: 1 } },
          output: {
            // Chromium then compiles it at once and away from the main thread (docs/decisions/0006-few-chunks.md).
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting,
          },
        },
      },
    },
  },
  // The prerender step asks a preview server, which would watch the build's own output: quadratic in the number of pages.
  server: command === "build" || isPreview ? { watch: null } : {},
}));
