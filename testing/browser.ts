import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Debian's headless build of Chromium runs the tests in half the time (docs/decisions/0018-test-tools.md). */
export const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = [
  HEADLESS_SHELL,
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
];

const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env["PROGRAMFILES"]}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env["LOCALAPPDATA"]}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** The Chrome or Chromium to test with: `CHROME_PATH`, an installed one, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env["CHROME_PATH"], ...onPath, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
