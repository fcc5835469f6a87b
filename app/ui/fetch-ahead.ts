import type { SyntheticEvent } from "react";
import type { DataRouter, UNSAFE_AssetsManifest } from "react-router";

declare global {
  interface Window {
    /** What React Router's `HydratedRouter` keeps there. */
    __reactRouterDataRouter: DataRouter;
    __reactRouterManifest: UNSAFE_AssetsManifest;
  }
}

/** The page that was fetched last: a press on a link focuses it, too. */
let fetched = "";

function intend({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  setTimeout(() => {
    // Who only passed over it has left it by now.
    if (link.matches(":hover, :focus, :active")) fetchPage(link);
  }, 100);
}

function fetchPage({ pathname }: HTMLAnchorElement) {
  if (pathname === fetched) return;
  fetched = pathname;
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  const urls = new Set<string>();
  for (const { route } of router.match(pathname) ?? []) {
    const page = manifest.routes[route.id];
    if (!page) continue;
    urls.add(page.module);
    page.imports?.forEach((url) => urls.add(url));
    // What a `clientLoader` asks for is its own affair; links with a query lead to these alone.
    if (page.hasLoader && !page.hasClientLoader) urls.add(`${pathname === "/" ? "/_" : pathname}.data`);
  }
  for (const url of urls) {
    fetch(url)
      .then((reply) => reply.blob())
      // The press asks again, and answers for what cannot be had.
      .catch(() => (fetched = ""));
  }
}

/**
 * Handlers of a link: once a visitor points at it, focuses or touches it, the data and the code of its page are fetched
 * into the browser's cache. In place of React Router's `prefetch`, because Firefox holds `<link rel="prefetch">` against
 * `default-src`, and remembers a module that could not be preloaded until the document is left.
 */
export const fetchAhead = { onMouseEnter: intend, onFocus: intend, onTouchStart: intend };
