import path from "node:path";
import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

const chromium = tests.projects?.find(({ name }) => name === "chromium")?.use;

/** Takes and compares the screenshots of `main.ts`. */
export default defineConfig({
  testDir: ".",
  testMatch: "capture.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0, animations: "allow" } },
  outputDir: "../../test-results",
  reporter: [["list"], ["html", { outputFolder: "../../visual-report", open: "never" }]],
  snapshotPathTemplate: path.join(process.env["VISUAL_SNAPSHOTS"] ?? "", "{projectName}/{arg}{ext}"),
  use: { ...tests.use, ...chromium, contextOptions: { reducedMotion: "reduce" } },
  projects: [
    { name: "390", use: { viewport: { width: 390, height: 844 } } },
    { name: "820", use: { viewport: { width: 820, height: 1180 } } },
    { name: "1440", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
