import { defineConfig } from "vitest/config";

/** Run only by `npm run test:full`: needs the npm registry, or is about the owner's editor or the pictures. */
const FULL = ["package.test.ts", "desk/**/*.test.ts", "art/{edges,encode,flatten}.test.ts"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Generous, so that a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Reading and checking the content takes a second, which every file would pay again. So these tests mock no modules.
          isolate: false,
          include: ["*.test.ts", "{app,art,bench,build-tools,e2e,server}/**/*.test.ts"],
          exclude: FULL,
        },
      },
      { extends: true, test: { name: "full", include: FULL } },
    ],
  },
});
