import { useInsertionEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, useLocation, useMatches, type LinksFunction } from "react-router";
import { icons } from "~/assets/brand";
import { palm900 } from "~/lib/colors";
import type { Language } from "~/lib/language";
import type { Route } from "./+types/root";
import { SiteLayout } from "./layouts/site-layout";
import { AppScripts, useIsNotFoundFile } from "./startup/app-scripts";
import { HeadOfAllRoutes } from "./startup/router-internals-head";
import { applyWholeSheet, withWholeSheet } from "./startup/whole-sheet";
import figtree from "./styles/fonts/figtree.woff2?url";
import frauncesItalic from "./styles/fonts/fraunces-display-italic.woff2?url";
import fraunces from "./styles/fonts/fraunces-display.woff2?url";
import inlineStyles from "./styles/index.css?inline";

const STYLES_ID = "styles";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: frauncesItalic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: icons.favicon, sizes: "32x32" },
  { rel: "icon", href: icons.vector, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: icons.touch },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * The document around every page, with the one frame: navigation replaces what stands in it, also where a page fails.
 */
export function Layout({ children }: { children: ReactNode }) {
  const lang = usePageLanguage();
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palm900} />
        <HeadOfAllRoutes>
          <Meta />
          <Links />
        </HeadOfAllRoutes>
        <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>
        <SiteLayout lang={lang}>{children}</SiteLayout>
        <AppScripts />
      </body>
    </html>
  );
}

/**
 * What a page needs of the stylesheet stands in it: one request less before the first paint. The build writes it there once
 * it knows the page (`build-tools/styles/`). It is no part of the app's code.
 */
function styles(): string {
  if (import.meta.env.DEV) return inlineStyles;
  return import.meta.env.SSR ? "" : (document.getElementById(STYLES_ID)?.textContent ?? "");
}

/** Another page may need other rules. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [(_, next) => withWholeSheet(next())];

/** The language of the routes that match, from their `handle`. The file for unknown paths is English whatever matches. */
function usePageLanguage(): Language {
  const matches = useMatches();
  const isNotFoundFile = useIsNotFoundFile();
  const spanish = matches.some(
    ({ handle }) => typeof handle === "object" && handle !== null && "lang" in handle && handle.lang === "es",
  );
  return spanish && !isNotFoundFile ? "es" : "en";
}

// The fallback is the file that a host serves for every unknown path, with status 404.
export { ErrorBoundary, UnknownPage as HydrateFallback } from "./pages/error-boundary";

export default function Root() {
  useInsertionEffect(applyWholeSheet, [useLocation()]);
  return <Outlet />;
}
