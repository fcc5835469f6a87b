import { defineConfig } from "@playwright/test";
import { findBrowser } from "./testing/browser";
import { CHROMIUM_ARGS } from "./testing/chromium-args";
import { findProgram } from "./testing/programs";

const executablePath = findBrowser();
const firefox = findProgram("firefox");

/** Playwright's driver of the stock Firefox and WebKit's own lose a command now and then; what fails thrice is a defect. */
const DRIVER_RETRIES = 2;

/** These have a driver of their own. */
const WEBKIT = "e2e/webkit/**";

/** Run by `npm run test:full` alone: what builds the site anew, and what needs other programs or the registry. */
const FULL = /@full|\b(catalogue-sizes|desk|nu-checker|observatory|written-pages)\.spec/;

const chromium = {
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
};

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Two browsers at once are what two cores bear; a test never waits on a clock, so slowness alone fails nothing.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./e2e/summary-reporter.ts"]],
  // What a worker answers no test could hold back: those that are about it let it in.
  use: { locale: "es-HN", serviceWorkers: "block" },
  projects: [
    { name: "chromium", testIgnore: WEBKIT, grepInvert: FULL, use: chromium },
    { name: "full", testIgnore: WEBKIT, grep: FULL, use: chromium },
    firefox ? inFirefox(firefox) : { name: "firefox", testMatch: [] },
    { name: "webkit", testDir: "e2e/webkit", retries: DRIVER_RETRIES },
  ],
});

/** Every kind of page and the main walks once more, in the Firefox that is installed. */
function inFirefox(program: string) {
  return {
    name: "firefox",
    retries: DRIVER_RETRIES,
    testIgnore: WEBKIT,
    testMatch:
      /\/(carousel|cart|cart-page|checkout|contact|every-page|frame|header|homes|navigation|not-found|offline|product|quote|resilience|shop|startup)\.spec/,
    grepInvert: [
      FULL,
      /@chromium/,
      // What a visitor has of the service worker; the rest is Workbox's affair.
      /offline\.spec\.ts (?!opens every corporate|opens visited pages|the kill switch)/,
      // In Firefox Playwright can neither switch scripts off nor want less motion.
      /without scripts|before scripts run|with less motion/,
      // What differs between a phone and a desktop differs alike in both browsers.
      /(cart|checkout|product|shop) on a phone/,
    ],
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      launchOptions: { executablePath: program },
    },
  };
}
