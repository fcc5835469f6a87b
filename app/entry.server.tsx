import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

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

  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  await html.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(html, { status, headers });
}
