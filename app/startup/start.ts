/**
 * Inline script at the end of every page. Starts the app once the page has loaded and its largest picture is painted, so
 * that the two do not compete. If that fails or times out, the page works as it does without JavaScript.
 */
import { captureEarlyInput } from "./early-input";
import { hasStoredData } from "./stored-data";

/** The app starts after this time, even if the page is still loading. */
const MAX_START_DELAY_MS = 5000;
const HYDRATION_TIMEOUT_MS = 10_000;
const LARGEST_PAINT = "largest-contentful-paint";

const input = captureEarlyInput();
let started: Promise<void> | undefined;

function fail(): void {
  const { classList, dataset } = document.documentElement;
  classList.add("app-failed");
  delete dataset["firstPageHidden"];
  input.release();
}

/** Yields, so that the browser can paint and handle input. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** Preloads and imports the modules one by one to avoid long tasks, then runs the script that hydrates. */
async function start(): Promise<void> {
  const timeout = setTimeout(fail, HYDRATION_TIMEOUT_MS);
  addEventListener("hydrated", () => {
    clearTimeout(timeout);
    document.documentElement.classList.remove("app-failed");
    input.restore();
    input.release();
  });
  input.snapshot();
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]");
  for (const link of links) {
    link.addEventListener("error", fail);
    link.rel = "modulepreload";
    await pause();
  }
  for (const { href } of links) {
    // The entry hydrates, so the inline module script has to run first.
    if (href.includes("/entry.client")) continue;
    await import(/* @vite-ignore */ href);
    await pause();
  }
  for (const delayed of document.querySelectorAll("script[type='text/late-module']")) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = delayed.textContent;
    script.addEventListener("error", fail);
    delayed.replaceWith(script);
  }
}

const startOrFail = () => void (started ??= start().catch(fail));

addEventListener("load", () => {
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) return startOrFail();
  new PerformanceObserver(startOrFail).observe({ type: LARGEST_PAINT, buffered: true });
});
// The page needs the app at once to show a later page of a list, or a stored cart.
if ("firstPageHidden" in document.documentElement.dataset || hasStoredData()) startOrFail();
for (const type of ["pointerdown", "keydown"]) addEventListener(type, startOrFail, true);
setTimeout(startOrFail, MAX_START_DELAY_MS);
