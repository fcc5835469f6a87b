import { existsSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";

/** Debian's headless build of Chromium runs the tests in half the time (docs/decisions/0018-test-tools.md). */
export const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = [HEADLESS_SHELL, "google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env["PROGRAMFILES"]}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env["LOCALAPPDATA"]}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Keeps Chromium from using the network on its own. */
export const CHROMIUM_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chrome's sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The Chrome or Chromium to test with: `CHROME_PATH`, an installed one, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env["CHROME_PATH"], ...onPath, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** Opens the browser of the tests. */
export function openBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
  });
}
