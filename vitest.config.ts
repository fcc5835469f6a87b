import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // A busy machine is no failure.
  test: {
    include: ["*.test.ts", "{app,art,bench,build-tools,desk,server}/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
