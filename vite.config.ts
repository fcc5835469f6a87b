import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devContent } from "./build-tools/dev-content.ts";
import { devMailbox } from "./build-tools/dev-mailbox.ts";
import { inlineScript } from "./build-tools/inline-script.ts";
import { wordsAsData } from "./build-tools/words-as-data.ts";

const chunks = [
  // A chunk of its own, so that evaluating React and hydrating the page are separate tasks.
  { name: "react-dom", test: /node_modules.(react-dom|scheduler)/ },
  // Modules shared by ten or more chunks. This halves a page's requests.
  { name: "shared", minShareCount: 10 },
];

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), wordsAsData(), reactRouter(), inlineScript(), devContent(), devMailbox()],
  build: {
    // A single stylesheet, because pages share most of it. The server build needs none.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  environments: { ssr: { build: { cssCodeSplit: true } } },
  resolve: { tsconfigPaths: true },
  // Prerendering starts a preview server, which would otherwise watch the build's own output.
  server: command === "build" || isPreview ? { watch: null } : {},
}));
