import { spawn, type ChildProcess } from "node:child_process";
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
import { Visitor } from "./visitor";

/** Xvfb's pointer rests in the middle of the screen, beyond the largest window. */
const SCREEN = { width: 2880, height: 1800 };

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
    const host = await Host.start();
    await provide(host);
    await host.stop();
  },
  visitor: async ({ webKit, site }, provide, info) => {
    info.skip(!webKit, "WebKit is not installed.");
    if (!webKit) return;
    const visitor = new Visitor(webKit.driver, site, (size) => resize(webKit.driver, size));
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
    ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const port = await freePort();
  const server = spawn(webDriver, ["-p", String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${await displayOf(screen)}`,
      XDG_CONFIG_HOME: folder,
      GDK_BACKEND: "x11",
      // Without a graphics card compositing is slow: 3 frames a second instead of 74.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).then(Boolean, () => false))) {
    if (server.exitCode !== null) throw new Error("WebKitWebDriver did not start.");
    await new Promise((resume) => setTimeout(resume, 50));
  }
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
      await Promise.all([stop(server), stop(screen)]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Resizes the window until the page in it has this size. */
async function resize(driver: WebDriver, size: { width: number; height: number }): Promise<void> {
  let height = size.height;
  await expect
    .poll(async () => {
      // Without a window manager the window under the pointer gets the keys.
      const corner = { x: SCREEN.width / 2, y: SCREEN.height / 2 };
      await driver
        .manage()
        .window()
        .setRect({ ...corner, width: size.width, height });
      const [width, inner, outer] = await driver.executeScript<[number, number, number]>(
        "return [innerWidth, innerHeight, outerHeight]",
      );
      if (outer === height) height = size.height + outer - inner;
      return { width, height: inner };
    })
    .toEqual(size);
}

/** The number of the display that Xvfb has chosen. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const written = screen.stdio[3];
  if (!written || !("setEncoding" in written)) throw new Error("Xvfb names no display.");
  const [number]: unknown[] = await once(written.setEncoding("utf8"), "data");
  return String(number).trim();
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = once(program, "close");
  program.kill();
  await ended;
}
