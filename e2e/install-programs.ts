// Installs the browser of the browser tests where it is missing, and with --all the other programs.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installEditor } from "../desk/install.ts";
import { aptInstall, aptUpdate, hasApt } from "../testing/apt.ts";
import { findBrowser, HEADLESS_SHELL } from "../testing/browser.ts";
import { missingPackages } from "../testing/programs.ts";

/** Installs Chromium: Debian's package if run as root, otherwise Playwright's own. */
function installBrowser(): void {
  if (hasApt() && !process.env["CHROME_PATH"] && path.basename(findBrowser() ?? "") !== HEADLESS_SHELL) {
    aptUpdate();
    // Not every Debian-like system has the headless shell.
    if (!aptInstall([HEADLESS_SHELL]) && !findBrowser()) aptInstall(["chromium"]);
  }
  if (findBrowser()) return;
  spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

installBrowser();
if (process.argv.includes("--all")) {
  if (missingPackages().size > 0 && hasApt()) {
    aptUpdate();
    // One by one: not every Debian-like system has all of them.
    for (const name of missingPackages()) aptInstall([name]);
  }
  const missing = [...missingPackages()];
  // Playwright and Vitest skip the tests that need them.
  if (missing.length > 0) process.stdout.write(`Not tested, because not installed: ${missing.join(", ")}\n`);
  // Installs it before the tests start, because parallel installations break each other.
  installEditor();
}
const browser = findBrowser();
if (!browser) {
  process.stderr.write(
    "The end-to-end tests need Chrome or Chromium, and none could be installed.\n" +
      "Install one (Debian: apt-get install chromium), or name yours: CHROME_PATH=/path/to/chrome npm test\n",
  );
  process.exit(1);
}
process.stdout.write(`Browser: ${browser}\n`);
