import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { delayStart } from "./startup/late-start.server";
import { NotFoundFileContext } from "./startup/not-found-file";
import { withPolicy } from "./startup/policy.server";
import start from "./startup/start.ts?script";

/** Renders a page at build time, once per prerendered path. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
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
  return new Response(withPolicy(delayStart(html, start)), { status, headers });
}
