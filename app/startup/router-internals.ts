/**
 * All that this site takes of React Router without its documentation promising it, as seen in 8.4.0: nothing else names
 * these but `router-internals-head.tsx`, which needs React. After an upgrade `router-internals.test.ts` says which of them
 * has gone.
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

/** The router's build takes a file for unknown paths only where it reads these, which its own scripts would say. */
const IN_FALLBACK = ["window.__reactRouterContext =", "window.__reactRouterRouteModules ="];

/** The router's settings on every page; in the file for unknown paths alone `isSpaMode` is on. */
const SETTINGS = {
  basename: "/",
  future: {},
  routeDiscovery: { mode: "initial" },
  ssr: false,
  isSpaMode: false,
};

/** What the router needs in the browser: the data of a page, as JSON, and the routes that it starts with. */
export type Handoff = Pick<EntryContext["staticHandlerContext"], "matches"> & { data: string };

/**
 * Takes what the router would have sent along with a page: it then renders no scripts for it. Of the data it takes what they
 * are made of, because they repeat what stands in the HTML, and packed they say so in fewer bytes than in its encoding.
 * The file for unknown paths starts with the root alone, which has no data. Its settings are the same on all pages, so the
 * app's code has them.
 *
 * @throws When the router has other settings.
 */
export function takeHandoff(context: EntryContext): Handoff {
  const { serverHandoffString = "{}", isSpaMode } = context;
  // A flag that is off says as much by not being there.
  const settings: unknown = JSON.parse(serverHandoffString, (name, value: unknown) =>
    value === false && name.startsWith("unstable_") ? undefined : value,
  );
  if (JSON.stringify(settings) !== JSON.stringify({ ...SETTINGS, isSpaMode }))
    throw new Error(
      `The router has other settings than SETTINGS in router-internals.ts: ${serverHandoffString}`,
    );
  const { matches, loaderData } = context.staticHandlerContext;
  delete context.serverHandoffStream;
  if (isSpaMode) return { data: JSON.stringify({ IN_FALLBACK }), matches: matches.slice(0, 1) };
  return { data: JSON.stringify(loaderData), matches };
}

/** Gives the router in the browser the page's route modules; the app's entry may be imported after that. */
export function giveRouteModules(routeModules: Readonly<Record<string, unknown>>) {
  window.__reactRouterRouteModules = routeModules;
}

/** In place of HTML in a page's data: how many elements with `data-html` stand before the one that holds it. */
type SharedHtml = { dataHtml: number };

function isSharedHtml(value: unknown): value is SharedHtml {
  return typeof value === "object" && value !== null && "dataHtml" in value;
}

/**
 * Gives the router its settings and a page's data, before it starts; the build has them name the HTML that the page shows
 * already.
 */
export function giveData(data: string, isNotFoundFile: boolean) {
  const holders = document.querySelectorAll("[data-html]");
  const loaderData: unknown = JSON.parse(data, (_, value: unknown) =>
    isSharedHtml(value) ? holders[value.dataHtml]?.innerHTML : value,
  );
  window.__reactRouterContext = {
    ...SETTINGS,
    isSpaMode: isNotFoundFile,
    stream: new Blob([encoded({ loaderData, actionData: null, errors: null })]).stream(),
  };
}

/** Data in the router's encoding: a list of all values, in which others are named by their places. */
export function encoded(data: unknown): string {
  const values: unknown[] = [];
  const put = (value: unknown): number => {
    if (value === null) return -5;
    const place = values.push(value) - 1;
    if (Array.isArray(value)) values[place] = value.map(put);
    else if (typeof value === "object")
      values[place] = Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [`_${put(key)}`, put(inner)]),
      );
    return place;
  };
  put(data);
  return `${JSON.stringify(values)}\n`;
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
