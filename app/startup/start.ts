/**
 * The inline script that starts the app once the page has loaded, so that the largest picture does not share the network with
 * it. The first touch or key starts it at once, and so does a stored cart or a later page of a list. A start that fails or
 * takes too long leaves the page as it is without JavaScript.
 */
import { keepEarlyInput } from "./early-input";
import { isSubjectKept } from "./kept-subject";

/** Milliseconds after which the app starts even if the page is still loading. */
const LATEST_START_MS = 5000;

/** Milliseconds after which an app that has not hydrated counts as failed. */
const START_TIMEOUT_MS = 10_000;

const { classList } = document.documentElement;
const input = keepEarlyInput();
let isStarted = false;

function fail(): void {
  classList.add("app-failed");
  window.firstPageHidden?.replaceSync("");
  input.release();
}

/** Runs the page's modules one by one, so that no task is long, and then the script that hydrates. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const timeout = setTimeout(fail, START_TIMEOUT_MS);
  addEventListener("hydrated", () => {
    clearTimeout(timeout);
    classList.remove("app-failed");
    input.restore();
    input.release();
  });
  input.snapshot();
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]");
  for (const link of links) {
    link.addEventListener("error", fail);
    link.rel = "modulepreload";
  }
  for (const { href } of links) {
    // The entry hydrates, which needs what the page's own script sets before.
    if (href.includes("/entry.client")) continue;
    await import(/* @vite-ignore */ href);
    await new Promise((resume) => setTimeout(resume));
  }
  for (const late of document.querySelectorAll("script[type='text/late-module']")) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = late.textContent;
    script.addEventListener("error", fail);
    late.replaceWith(script);
  }
}

const startOrFail = () => void start().catch(fail);

addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(startOrFail));
if (window.firstPageHidden || isSubjectKept()) startOrFail();
addEventListener("pointerdown", startOrFail, true);
addEventListener("keydown", startOrFail, true);
setTimeout(startOrFail, LATEST_START_MS);
