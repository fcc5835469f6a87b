import { ids } from "./start-ids";

/** What the app needs to start, but for the page's own data; addresses are those of modules. */
export type AppSettings = {
  /** The router's own settings. */
  context: unknown;
  entry: string;
  /** Everything the entry and the routes import, so that all of it comes at once. */
  imports: string[];
  /** The page's route modules by route id, from the root down. */
  routes: Record<string, string>;
};

/**
 * The inline script that starts the app; the same on every page, so that a policy can name it by its hash. What differs
 * stands beside it as data. It waits until the page has loaded, its largest picture is painted and the browser is idle:
 * until then the picture has the line to itself. Between the modules it lets the browser breathe. The first touch
 * or key starts it sooner. It starts at once where the page's own subject comes with it: another page of a list than the
 * one that was built, and what the browser keeps under the key in `data-kept-as`. Where nothing is kept there, the part
 * of the page that says so (`data-unless-kept`) is shown without waiting for the app. What is pressed before the app has
 * started is done again afterwards; links, `<details>` and popovers work by themselves.
 */
export const startScript = `{
  const text = (id) => document.getElementById(id).textContent;
  let started = false;
  const again = [];
  const start = async () => {
    if (started) return;
    started = true;
    const { context, entry, imports, routes } = JSON.parse(text("${ids.settings}"));
    window.__reactRouterContext = { ...context, stream: new Blob([text("${ids.data}")]).stream() };
    const loading = {};
    let since = performance.now();
    for (const url of [...imports, ...Object.values(routes)]) {
      loading[url] = import(url);
      if (performance.now() - since < 8) continue;
      await new Promise((resume) => setTimeout(resume));
      since = performance.now();
    }
    // All of them: the manifest must have run before the entry looks for it.
    for (const url in loading) loading[url] = await loading[url];
    window.__reactRouterRouteModules = Object.fromEntries(Object.entries(routes).map(([id, url]) => [id, loading[url]]));
    import(entry);
  };
  const keep = (event) => {
    if (event.type === "submit") {
      event.preventDefault();
      again.push(() => event.target.requestSubmit(event.submitter));
      return;
    }
    const button = event.target.closest("button[type=button]:not([popovertarget])");
    if (button) again.push(() => button.click());
  };
  addEventListener("click", keep, true);
  addEventListener("submit", keep, true);
  window.appStarted = () => {
    removeEventListener("click", keep, true);
    removeEventListener("submit", keep, true);
    again.splice(0).forEach((press) => press());
  };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start);
  addEventListener("load", () => {
    const painted = "largest-contentful-paint";
    if (PerformanceObserver.supportedEntryTypes?.includes(painted)) {
      requestAnimationFrame(() => new PerformanceObserver(idle).observe({ type: painted, buffered: true }));
    } else {
      requestAnimationFrame(idle);
    }
  });
  const subject = document.querySelector("[data-kept-as]");
  let isKept = false;
  // Where storage is blocked nothing is kept.
  try { isKept = subject !== null && localStorage.getItem(subject.dataset.keptAs) !== null; } catch {}
  if (subject && !isKept) {
    const shown = new CSSStyleSheet();
    shown.replaceSync("[data-unless-kept] { display: block }");
    document.adoptedStyleSheets.push(shown);
  }
  if (isKept || /[?&]page=/.test(location.search)) start();
  addEventListener("pointerdown", start, true);
  addEventListener("keydown", start, true);
  setTimeout(start, 5000);
}`;
