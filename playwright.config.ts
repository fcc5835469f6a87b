import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Two browsers at once are what two cores bear; a test never waits on a clock, so slowness alone fails nothing.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: "chromium", testIgnore: "e2e/webkit/**" },
    { name: "webkit", testDir: "e2e/webkit" },
  ],
  reporter: [["list"], ["./e2e/summary-reporter.ts"]],
  use: {
    locale: "es-HN",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Chrome's sandbox does not start as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
});
