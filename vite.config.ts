import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // Markdown under content/pages becomes components at build time; nothing is parsed in the browser.
    { enforce: "pre", ...mdx({ remarkPlugins: [remarkGfm], format: "md" }) },
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks compress better than many small ones: the libraries, and what every page needs of ours.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\// },
                {
                  name: "frame",
                  test: /app\/(layouts\/|(lib\/(class|money|picture|seo)|content\/(layout|messages|navigation|site)|features\/cart\/(add-to-cart|cart|cart-store|cart-summary|cart-thumb)|features\/catalog\/category|ui\/(dialog|disclosure|icon|language|lazy-or-nothing|mark|picture|reduced-motion|use-scrolled-past|words|breadcrumb))[a-z-]*\.tsx?$)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The prerender step would otherwise watch its own output: quadratic in the number of pages.
  server: command === "build" ? { watch: null } : {},
}));
