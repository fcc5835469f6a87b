// Installs what the end-to-end tests need and this machine has not: `npm run e2e` calls it first.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { aptInstall, aptUpdate, hasApt } from "../testing/apt.ts";
import { findBrowser, HEADLESS_SHELL } from "../testing/browser.ts";
import { findProgram, PACKAGES, type Program } from "../testing/programs.ts";

function reportUntested(packages: string[]): void {
  process.stdout.write(`Not tested, because not installed: ${packages.join(", ")}\n`);
}

/** From Debian's packages as root; elsewhere the browser alone, Playwright's own. */
function install(): void {
  const programs: Program[] = [
    "nginx",
    "java",
    "WebKitWebDriver",
    "Xvfb",
    "qpdf",
    "pdfinfo",
    "pdftoppm",
    "zbarimg",
  ];
  const missing = [...new Set(programs.filter((name) => !findProgram(name)).map((name) => PACKAGES[name]))];
  if (hasApt()) {
    const needsShell = !process.env["CHROME_PATH"] && path.basename(findBrowser() ?? "") !== HEADLESS_SHELL;
    const needsFirefox = !findProgram("firefox");
    if (missing.length === 0 && !needsShell && !needsFirefox) return;
    aptUpdate();
    if (missing.length > 0 && !aptInstall(missing))
      throw new Error(`apt-get could not install ${missing.join(", ")}`);
    // Not every Debian-like system packs the shell of its own, nor Firefox ESR.
    if (needsShell && !aptInstall([HEADLESS_SHELL]) && !findBrowser()) aptInstall(["chromium"]);
    if (needsFirefox && !aptInstall([PACKAGES.firefox])) reportUntested([PACKAGES.firefox]);
    return;
  }
  if (!findProgram("firefox")) missing.push(PACKAGES.firefox);
  if (missing.length > 0) reportUntested(missing);
  if (!findBrowser()) {
    spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  }
}

install();
const browser = findBrowser();
if (!browser) {
  process.stderr.write(
    "The end-to-end tests need Chrome or Chromium, and none could be installed.\n" +
      "Install one (Debian: apt-get install chromium), or name yours: CHROME_PATH=/path/to/chrome npm test\n",
  );
  process.exit(1);
}
process.stdout.write(`Browser: ${browser}\n`);
