import { defineConfig } from "vitest/config";

/** Run by `npm run test:full` alone: what asks the registry, the owner's editor, and what draws pictures. */
const FULL = ["package.test.ts", "desk/**/*.test.ts", "art/{edges,encode,flatten}.test.ts"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A busy machine is no failure.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["*.test.ts", "{app,art,bench,build-tools,e2e,server}/**/*.test.ts"],
          exclude: FULL,
        },
      },
      { extends: true, test: { name: "full", include: FULL } },
    ],
  },
});
