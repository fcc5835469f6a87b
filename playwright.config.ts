import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./testing/browser";
import { findProgram } from "./testing/programs";

const executablePath = findBrowser();
const firefox = findProgram("firefox");

/** The drivers of stock Firefox and WebKit occasionally lose a command, but not three times in a row. */
const DRIVER_RETRIES = 2;

/** Driven by Selenium instead of Playwright. */
const WEBKIT = "e2e/webkit/**";

/** Run only by `npm run test:full`. */
const FULL = /@full/;

const chromium = {
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
};

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // More than two browsers overload two cores.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  // Tests cannot intercept what a service worker fetches, so only its own tests allow one.
  use: { locale: "es-HN", serviceWorkers: "block" },
  projects: [
    { name: "chromium", testIgnore: WEBKIT, grepInvert: [FULL, /@firefox-only/], use: chromium },
    { name: "full", testIgnore: WEBKIT, grep: FULL, use: chromium },
    firefox ? inFirefox(firefox) : { name: "firefox", testMatch: [] },
    { name: "webkit", testDir: "e2e/webkit", retries: DRIVER_RETRIES },
  ],
});

/** Tests of what engines do differently, in the installed Firefox. */
function inFirefox(program: string) {
  return {
    name: "firefox",
    retries: DRIVER_RETRIES,
    testIgnore: WEBKIT,
    grep: /@firefox/,
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      launchOptions: { executablePath: program },
    },
  };
}
