import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches, type LinksFunction } from "react-router";
import { icons } from "~/assets/brand.json";
import { palm900 } from "~/lib/colors";
import { SiteLayout } from "./layouts/site-layout";
import { useIsNotFoundFile } from "./startup/not-found-file";
import figtree from "./styles/fonts/figtree.woff2?url";
import frauncesItalic from "./styles/fonts/fraunces-display-italic.woff2?url";
import fraunces from "./styles/fonts/fraunces-display.woff2?url";
import "./styles/index.css";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: frauncesItalic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: icons.favicon, sizes: "32x32" },
  { rel: "icon", href: icons.vector, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: icons.touch },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The site layout stays mounted during navigation and around error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const isNotFoundFile = useIsNotFoundFile();
  const handles = new Map<string, unknown>(
    useMatches().flatMap(({ handle }) => Object.entries(handle ?? {})),
  );
  const isStatic = handles.has("isStatic");
  // The fallback file is in English whatever the path.
  const lang = handles.get("lang") === "es" && !isNotFoundFile ? "es" : "en";

  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
    // Browser tests wait for this, and the hero animates from then on.
    document.documentElement.dataset["hydrated"] = "";
  }, []);

  return (
    <html lang={lang} data-file={isNotFoundFile ? "not-found" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palm900} />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteLayout lang={lang} isStatic={isStatic}>
          {children}
        </SiteLayout>
        {isStatic ? null : <Scripts />}
      </body>
    </html>
  );
}

// Hosts serve the fallback for every unknown path with status 404.
export { ErrorBoundary, UnknownPage as HydrateFallback } from "./pages/error-boundary";

export default function Root() {
  return <Outlet />;
}
