import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devContent } from "./build-tools/dev-content.ts";
import { devMailbox } from "./build-tools/dev-mailbox.ts";
import { inlineScript } from "./build-tools/inline-script.ts";
import { words } from "./build-tools/words.ts";

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), words(), reactRouter(), inlineScript(), devContent(), devMailbox()],
  build: {
    // One stylesheet, since pages share most of it. The server build needs none.
    cssCodeSplit: false,
    // One chunk for modules that ten or more chunks share halves the requests of a page.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 10 }] } } },
  },
  environments: { ssr: { build: { cssCodeSplit: true } } },
  resolve: { tsconfigPaths: true },
  // The prerender step starts a preview server, which would watch the build's own output.
  server: command === "build" || isPreview ? { watch: null } : {},
}));
