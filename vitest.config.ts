import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // A busy machine is no failure.
  test: { include: ["{app,server,art,bench}/**/*.test.ts"], testTimeout: 60_000 },
});
