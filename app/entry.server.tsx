import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { startLate } from "./startup/late-start.server";
import { NotFoundFileContext } from "./startup/not-found-file";
import { withPolicy } from "./startup/policy.server";

/** Renders a page to HTML, at build time only: once for each prerendered path. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The prerender step requests `/historia/`, but visitors open `/historia` and hydrate there. The fallback is rendered as
  // `/`, but no menu item is current on an unknown path (docs/decisions/0054-start-of-the-app.md).
  const { location } = context.staticHandlerContext;
  location.pathname = context.isSpaMode ? "/404" : location.pathname.replace(/(.)\/$/, "$1");
  const stream = await renderToReadableStream(
    <NotFoundFileContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </NotFoundFileContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html");
  if (import.meta.env.DEV) return new Response(stream, { status, headers });
  const html = await new Response(stream).text();
  return new Response(withPolicy(startLate(html)), { status, headers });
}
