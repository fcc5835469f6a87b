import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { CHROMIUM_ARGS } from "./chromium-args.ts";

/** Opens the browser of the tests. */
export function openBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
  });
}
