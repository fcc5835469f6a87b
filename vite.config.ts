import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devContent } from "./build-tools/dev-content.ts";
import { devMailbox } from "./build-tools/dev-mailbox.ts";
import { inlineScript } from "./build-tools/inline-script.ts";
import { wordsAsData } from "./build-tools/words-as-data.ts";

const chunks = [
  // A module of its own, so that evaluating React and hydrating the page are two tasks.
  { name: "react-dom", test: /node_modules.(react-dom|scheduler)/ },
  // Modules that ten or more chunks share: half the requests of a page.
  { name: "shared", minShareCount: 10 },
];

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), wordsAsData(), reactRouter(), inlineScript(), devContent(), devMailbox()],
  build: {
    // One stylesheet, since pages share most of it. The server build needs none.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  environments: { ssr: { build: { cssCodeSplit: true } } },
  resolve: { tsconfigPaths: true },
  // The prerender step starts a preview server, which would watch the build's own output.
  server: command === "build" || isPreview ? { watch: null } : {},
}));
