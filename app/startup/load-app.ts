import type { AppSettings } from "./app-settings";
import { giveRouteModules } from "./router-internals";

/** Milliseconds that asking for modules may take before the browser gets to breathe. */
const BREATH = 8;

/**
 * Asks for all modules at once and runs the app's entry once they are there: the manifest among them must have run before
 * the entry looks for it.
 *
 * @param load Imports a module.
 */
export async function loadApp(
  { entry, imports, routes }: AppSettings,
  load: (url: string) => Promise<unknown>,
): Promise<void> {
  const loading: Record<string, Promise<unknown>> = {};
  let since = performance.now();
  for (const url of [...imports, ...Object.values(routes)]) {
    loading[url] = load(url);
    if (performance.now() - since < BREATH) continue;
    await new Promise((resume) => setTimeout(resume));
    since = performance.now();
  }
  const modules: Record<string, unknown> = {};
  for (const url in loading) modules[url] = await loading[url];
  giveRouteModules(Object.fromEntries(Object.entries(routes).map(([id, url]) => [id, modules[url]])));
  await load(entry);
}
