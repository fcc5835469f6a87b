import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

const chromium = tests.projects?.find(({ name }) => name === "chromium")?.use;

/** Takes the screenshots that `main.ts` compares. */
export default defineConfig<object, { build: string }>({
  testDir: ".",
  testMatch: "capture.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: "../../test-results",
  reporter: "line",
  use: { ...tests.use, ...chromium, contextOptions: { reducedMotion: "reduce" } },
  projects: [
    { name: "before", use: { build: process.env["VISUAL_BEFORE"] ?? "" } },
    { name: "after", use: { build: process.env["VISUAL_AFTER"] ?? "" } },
  ],
});
