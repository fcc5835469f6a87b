import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { inert } from "./lib/edition";
import { AppScriptsContext, type AppScriptsText } from "./startup/app-scripts";
import type { AppSettings } from "./startup/app-settings";
import { takeHandoff } from "./startup/router-internals";
import start from "./startup/start.ts?script";

/** Renders a page to HTML, whole: it runs at build time only, once for each prerendered path. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The prerender step asks for `/historia/`, visitors come to `/historia`: links and layout must see the latter.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(.)\/$/, "$1");
  // The file for unknown paths is rendered as if for `/`, and no menu item leads to where it is shown.
  if (context.isSpaMode) location.pathname = "/404";
  const scripts = import.meta.env.DEV ? null : appScripts(context);

  const html = await renderToReadableStream(
    <AppScriptsContext value={scripts}>
      <ServerRouter context={context} url={request.url} />
    </AppScriptsContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await html.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(html, { status, headers });
}

/** The router's own scripts run on every page with other text; here they are data, and one script reads them. */
function appScripts(context: EntryContext): AppScriptsText {
  const { manifest } = context;
  const { data, matches } = takeHandoff(context);
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const settings: AppSettings = {
    ...(context.isSpaMode && { isNotFoundFile: true }),
    entry: manifest.entry.module,
    imports: [manifest.url, ...new Set([manifest.entry, ...routes].flatMap(({ imports }) => imports ?? []))],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  return { settings: inert(JSON.stringify(settings)), data: inert(data), start };
}
