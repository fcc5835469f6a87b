import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { AppScriptsContext, type AppScriptsText } from "./startup/app-scripts";
import { startScript } from "./startup/start-script";

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
  // The page's data follows the scripts only where there are some.
  if (context.renderMeta) context.renderMeta.didRenderScripts = true;

  const html = await renderToReadableStream(
    <AppScriptsContext value={context.isSpaMode || import.meta.env.DEV ? null : appScripts(context)}>
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

function appScripts({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): AppScriptsText {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    context:
      `window.__reactRouterContext = ${serverHandoffString};` +
      "window.__reactRouterContext.stream = new ReadableStream({start(controller){" +
      "window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());",
    start: startScript({
      entry: manifest.entry.module,
      imports: [
        manifest.url,
        ...new Set([manifest.entry, ...routes].flatMap(({ imports }) => imports ?? [])),
      ],
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    }),
  };
}
