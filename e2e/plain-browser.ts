import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import CDP, { type Client } from "chrome-remote-interface";
import { findBrowser } from "../testing/browser";
import { CHROMIUM_ARGS } from "../testing/chromium-args";
import { freePort } from "../testing/listen";

/**
 * A Chromium that nothing is attached to but the pages one asks for: Playwright is attached to their workers, too, and what
 * these are asked while one takes over from another is lost then (docs/decisions/0032-offline.md).
 */
export class PlainBrowser {
  readonly #program: ChildProcess;
  readonly #port: number;
  readonly #folder: string;

  private constructor(program: ChildProcess, port: number, folder: string) {
    this.#program = program;
    this.#port = port;
    this.#folder = folder;
  }

  /** Starts one with nothing kept; throws where there is none. */
  static async start(): Promise<PlainBrowser> {
    const program = findBrowser();
    if (!program) throw new Error("There is no Chromium. Run `npx playwright install chromium`.");
    const folder = await mkdtemp(path.join(os.tmpdir(), "plain-browser-"));
    const port = await freePort();
    const browser = spawn(
      program,
      [...CHROMIUM_ARGS, "--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`],
      { stdio: "ignore" },
    );
    while (!(await CDP.Version({ port }).then(Boolean, () => false))) {
      if (browser.exitCode !== null) throw new Error(`${program} did not start.`);
      await new Promise((resume) => setTimeout(resume, 50));
    }
    return new PlainBrowser(browser, port, folder);
  }

  async #connect(): Promise<Client> {
    const { webSocketDebuggerUrl } = await CDP.Version({ port: this.#port });
    return CDP({ target: webSocketDebuggerUrl });
  }

  /** Opens a window with one empty tab. */
  async open(): Promise<PlainTab> {
    const browser = await this.#connect();
    const { targetId } = await browser.Target.createTarget({ url: "about:blank", newWindow: true });
    await browser.close();
    return PlainTab.of(await CDP({ port: this.#port, target: targetId }));
  }

  /** Ends it by its own hand: what was started may be a script around it. */
  async close(): Promise<void> {
    const ended = once(this.#program, "close");
    const browser = await this.#connect();
    await browser.Browser.close();
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** What a script gets that a page is left by. */
const LEFT =
  /context was destroyed|Cannot find (?:default )?(?:execution )?context|navigated or closed|Promise was collected/;

/** A tab of such a browser. */
export class PlainTab {
  /** What the scripts of its pages threw. */
  readonly errors: string[] = [];
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async of(client: Client): Promise<PlainTab> {
    const tab = new PlainTab(client);
    client.Runtime.on("exceptionThrown", ({ exceptionDetails: { text, exception } }) => {
      tab.errors.push(exception?.description ?? text);
    });
    await client.Page.enable();
    await client.Runtime.enable();
    return tab;
  }

  async goto(url: string): Promise<void> {
    const loaded = this.#client.Page.loadEventFired();
    await this.#client.Page.navigate({ url });
    await loaded;
  }

  async reload(): Promise<void> {
    const loaded = this.#client.Page.loadEventFired();
    await this.#client.Page.reload({});
    await loaded;
  }

  /** Presses and lets go of Shift, which changes nothing. */
  async press(): Promise<void> {
    await this.#client.Input.dispatchKeyEvent({ type: "keyDown", key: "Shift" });
    await this.#client.Input.dispatchKeyEvent({ type: "keyUp", key: "Shift" });
  }

  /** What a function that needs nothing around it gives in the page; in the next one, if this one is left meanwhile. */
  async evaluate(inPage: () => unknown): Promise<unknown> {
    for (;;) {
      try {
        const { result, exceptionDetails } = await this.#client.Runtime.evaluate({
          expression: `(${inPage.toString()})()`,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      } catch (error) {
        if (!LEFT.test(String(error))) throw error;
      }
    }
  }
}
