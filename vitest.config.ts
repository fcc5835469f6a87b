import { defineConfig } from "vitest/config";
import { inlineScript } from "./build-tools/inline-script.ts";

/** Run by `npm run unit:full` only: tests of the editor, the pictures, the sample data, the npm registry and the Git history. */
const FULL = [
  "package.test.ts",
  "commits.test.ts",
  "app/catalog/sample-content.test.ts",
  "desk/**/*.test.ts",
  "art/edges.test.ts",
];

export default defineConfig({
  plugins: [inlineScript()],
  resolve: { tsconfigPaths: true },
  test: {
    // Generous, so that no test fails because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["*.test.ts", "{app,art,bench,build-tools,e2e,server}/**/*.test.{ts,tsx}"],
          exclude: FULL,
          setupFiles: "testing/component-tests.ts",
        },
      },
      { extends: true, test: { name: "full", include: FULL } },
    ],
  },
});
