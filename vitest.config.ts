import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ["{app,server,art,bench}/**/*.test.ts"] },
});
