import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { error as spilledCrate } from "~/assets/pictures.json";
import { ErrorPage } from "~/sections/error-page";
import { useIsNotFoundFile } from "~/startup/not-found-file";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";
import NotFound from "./not-found";

/**
 * Replaces a page that fails to render or load. If the host responded with 404, the matching route has
 * no data (`/HISTORIA`, an unknown id), so the not-found page stays.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isNotFoundFile = useIsNotFoundFile();
  if (isNotFoundFile || (isRouteErrorResponse(error) && error.status === 404)) return <UnknownPage />;
  return (
    <>
      <title>{messages.crashed.text}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        title={messages.crashed.text}
        text={frame.errors.crashed}
        picture={spilledCrate}
        // With the fragment, the link would not reload the page.
        retry={{ pathname, search }}
      />
    </>
  );
}

/** The not-found page with head tags of its own, for use outside its route. */
export function UnknownPage() {
  return (
    <>
      <title>{messages.notFound.text}</title>
      {/* Some hosts serve the fallback file's own URL with status 200. */}
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}
