/**
 * All that this site takes of React Router without its documentation promising it, as seen in 8.4.0: nothing else names
 * these. After an upgrade `router-internals.test.ts` says which of them has gone.
 */
/* oxlint-disable no-underscore-dangle -- The names are React Router's. */
import type { DataRouter, EntryContext } from "react-router";
import { dataPath } from "./page-data";

declare global {
  interface Window {
    /** What `HydratedRouter` starts from: its settings, and the page's data as a stream. `<Scripts>` sets it elsewhere. */
    __reactRouterContext?: object;
    /** The route modules of the page by route id, without which `HydratedRouter` does not start. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
    /** All routes with the addresses of their code, set by the module at `manifest.url`. */
    __reactRouterManifest: EntryContext["manifest"];
    /** The running router: `HydratedRouter` keeps it there. */
    __reactRouterDataRouter: DataRouter;
  }
}

/** The file that the build writes for paths it does not know. */
export const FALLBACK_FILE = "__spa-fallback.html";

/** What the router needs in the browser, as texts: its settings (JSON) and the data of a page (its own encoding). */
export type Handoff = { settings: string; data: string };

/** Takes what the router would have sent along with a page: it then renders no scripts for it. */
export async function takeHandoff(context: EntryContext): Promise<Handoff> {
  const { serverHandoffString = "{}", serverHandoffStream } = context;
  delete context.serverHandoffStream;
  return { settings: serverHandoffString, data: await new Response(serverHandoffStream).text() };
}

/** Gives it to the router in the browser, with the page's route modules; the app's entry may be imported after that. */
export function giveHandoff(settings: object, data: string, routeModules: Readonly<Record<string, unknown>>) {
  window.__reactRouterContext = { ...settings, stream: new Blob([data]).stream() };
  window.__reactRouterRouteModules = routeModules;
}

/** The build of the code that runs. */
export function buildOfCode(): string {
  const { version } = window.__reactRouterManifest;
  return version;
}

/** The addresses of the code and the data that the router asks for when a link leads to a page without a query. */
export function addressesOf(pathname: string): Set<string> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  const urls = new Set<string>();
  for (const { route } of router.match(pathname) ?? []) {
    const page = manifest.routes[route.id];
    if (!page) continue;
    urls.add(page.module);
    page.imports?.forEach((url) => urls.add(url));
    // What a `clientLoader` asks for is its own affair; links with a query lead to these alone.
    if (page.hasLoader && !page.hasClientLoader) urls.add(dataPath(pathname));
  }
  return urls;
}
