import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  type LinksFunction,
} from "react-router";
import { icons, sorryPictures } from "~/content/brand";
import { messages } from "~/content/messages";
import type { Language } from "~/lib/language";
import { SiteLayout } from "./layouts/site-layout";
import NotFound from "./pages/not-found";
import { SorryPage } from "./sections/sorry-page";
import { AppScripts, isNotFoundFile } from "./startup/app-scripts";
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

/** The document around every page; its language is that of the page's layout. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={usePageLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f2e22" />
        <Meta />
        <Links />
        <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>
        {children}
        <AppScripts />
      </body>
    </html>
  );
}

/** The stylesheet stands in every page: one request less before the first paint. It is no part of the app's code. */
function styles(): string {
  return import.meta.env.SSR || import.meta.env.DEV
    ? inlineStyles
    : (document.getElementById(STYLES_ID)?.textContent ?? "");
}

function usePageLanguage(): Language {
  const spanish = useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "lang" in handle && handle.lang === "es",
  );
  return spanish ? "es" : "en";
}

/** The file that a host serves for every unknown path, with status 404. */
export function HydrateFallback() {
  return (
    <SiteLayout lang="en">
      <title>{messages.notFound.text}</title>
      <NotFound />
    </SiteLayout>
  );
}

/**
 * What a visitor sees when a page fails to render or to load (spec 8, "Rendering failure"). Where the host has answered
 * 404, the route that matches has no data (`/HISTORIA`, an unknown id), and the not-found page stays.
 */
export function ErrorBoundary() {
  const isFirstPage = useLocation().key === "default";
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  if (isUnknown || (isFirstPage && isNotFoundFile())) return <HydrateFallback />;
  return (
    <SiteLayout lang="en">
      <title>{messages.crashed.text}</title>
      <SorryPage
        title={messages.crashed.text}
        text="Please try again in a moment, or start over from the home page."
        picture={sorryPictures.error}
      />
    </SiteLayout>
  );
}

export default function Root() {
  return <Outlet />;
}
