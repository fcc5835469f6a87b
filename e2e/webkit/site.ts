import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { Builder, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../testing/listen";
import { findProgram } from "../../testing/programs";
import { Host } from "../host";
import { windows } from "../storefront";
import { SCREEN, Visitor } from "./visitor";

/** A port that nobody listens on. */
const UNUSED = "127.0.0.1:9";

/** Hides MiniBrowser's toolbar, so that the page fills the window. */
const STYLES = "window > box > box:first-child { margin: -100px -1000px; padding: 0; }";

type WebKitWindow = { driver: WebDriver; close: () => Promise<void> };

/** Playwright's runner without its browsers: each worker keeps one WebKit window. */
export const test = base.extend<{ site: Host; visitor: Visitor }, { webKit: WebKitWindow | undefined }>({
  webKit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const window = await openWindow();
      await provide(window);
      await window?.close();
    },
    // Beside other browsers the window can take longer than a test may.
    { scope: "worker", timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, provide) => {
    const host = await new Host().start();
    await provide(host);
    await host.stop();
  },
  visitor: async ({ webKit, site }, provide, info) => {
    info.skip(!webKit, "WebKit is not installed.");
    if (!webKit) return;
    const visitor = new Visitor(webKit.driver, site);
    await visitor.resize(windows.desktop);
    await provide(visitor);
    expect(await visitor.faults(), "errors and violations of the policy").toEqual([]);
    expect(site.refused, "failed requests").toEqual([]);
    await webKit.driver.get("about:blank");
  },
});

export { expect };

/** Opens WebKit on a screen of its own; undefined where it is not installed. */
async function openWindow(): Promise<WebKitWindow | undefined> {
  const xvfb = findProgram("Xvfb");
  const webDriver = findProgram("WebKitWebDriver");
  const [miniBrowser] = globSync("/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser");
  if (!xvfb || !webDriver || !miniBrowser) return undefined;

  const folder = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), STYLES);
  const screen = spawn(
    xvfb,
    ["-displayfd", "1", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display]: unknown[] = await once(screen.stdout, "data");
  const port = await freePort();
  const server = spawn(webDriver, ["-p", String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      GDK_BACKEND: "x11",
      // Without a graphics card compositing is slow: 3 frames a second instead of 74.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: 60_000 });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      // Before `load` the driver loses scripts.
      pageLoadStrategy: "normal",
      // Blocks every host but the site.
      proxy: { proxyType: "manual", httpProxy: UNUSED, sslProxy: UNUSED, noProxy: ["127.0.0.1"] },
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    })
    .build();
  return {
    driver,
    close: async () => {
      await driver.quit();
      for (const program of [server, screen]) {
        program.kill();
        await once(program, "close");
      }
      rmSync(folder, { recursive: true });
    },
  };
}
