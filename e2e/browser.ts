import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];

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

/** Installs a browser where there is none: from Debian's packages as root, else Playwright's own. */
function installBrowser(): void {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  } else {
    spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  }
}

if (import.meta.main) {
  if (!findBrowser()) installBrowser();
  const browser = findBrowser();
  if (!browser) {
    process.stderr.write(
      "The end-to-end tests need Chrome or Chromium, and none could be installed.\n" +
        "Install one (Debian: apt-get install chromium), or name yours: CHROME_PATH=/path/to/chrome npm test\n",
    );
    process.exit(1);
  }
  process.stdout.write(`Browser: ${browser}\n`);
}
