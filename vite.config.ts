import path from "node:path";
import { Worker } from "node:worker_threads";
import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { defineConfig, type Plugin } from "vite";
import { devContent } from "./server/dev-content.ts";
import { devMailbox } from "./server/dev-mailbox.ts";

/**
 * The prerender step fetches every page from a preview server. On the way back to itself it need not pack and unpack, and
 * while one core renders, the other compresses what is written.
 */
const prerenderPreview: Plugin = {
  name: "prerender-preview",
  configurePreviewServer({ middlewares, httpServer, config }) {
    middlewares.use((request, _response, next) => {
      delete request.headers["accept-encoding"];
      next();
    });
    const compress = new Worker(new URL("server/compress-worker.ts", import.meta.url), {
      workerData: path.resolve(config.root, "build/client"),
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window, it has no origin
    httpServer.once("close", () => compress.postMessage("over"));
  },
};

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    tailwindcss(),
    // Markdown under content/pages becomes components at build time; nothing is parsed in the browser.
    { enforce: "pre", ...mdx({ remarkPlugins: [remarkGfm], format: "md" }) },
    reactRouter(),
    prerenderPreview,
    devContent(),
    devMailbox(),
  ],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chromium then compiles it at once and away from the main thread (docs/decisions/startup.md).
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            // Few chunks compress better than many small ones: the libraries, and what every page needs of ours.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\//,
                },
                {
                  name: "frame",
                  test: /app\/(root|layouts\/[a-z-]+|lib\/(class-names|is-reachable|language|money|picture|seo|structured-data)|content\/(brand|layout|messages|navigation|site)|features\/(cart\/(add-to-cart|add-to-cart-button|cart|cart-store|cart-summary|cart-thumb|empty-cart)|catalog\/category)|ui\/(breadcrumb|dialog|disclosure|icon|language|lazy-or-nothing|lightbox\/use-lightbox|link|mark|picture|price|quantity-field|reduced-motion|reveal|toast\/toast|toast\/toaster|use-scrolled-past|words)|sections\/(mission-vision|section-heading|sorry-page|value-card)|startup\/[a-z-]+|pages\/(not-found|page-error|corporate-pages|demo-pages|demo-meta|corporate\/corporate-meta))\.tsx?$/,
                },
                { name: "carousel", test: /app\/(sections\/section-carousel|ui\/carousel\/[a-z-]+)\.tsx?$/ },
                {
                  name: "shop-card",
                  test: /app\/(ui\/(stars|use-kept-choice)|sections\/(shop-card|ground-tile|product-row))\.tsx?$/,
                },
                {
                  name: "services",
                  test: /app\/(sections\/service-cards|features\/services\/active-service)\.tsx?$/,
                },
                { name: "fun-facts", test: /app\/(sections\/fun-facts|ui\/use-first-view)\.tsx?$/ },
                { name: "home", test: /app\/sections\/(hero|product-gallery)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
  // The prerender step asks a preview server, which would watch the build's own output: quadratic in the number of pages.
  server: command === "build" || isPreview ? { watch: null } : {},
}));
