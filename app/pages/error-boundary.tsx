import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { errorPictures } from "~/assets/brand";
import { ErrorPage } from "~/sections/error-page";
import { useIsNotFoundFile } from "~/startup/not-found-file";
import * as frame from "~/words/frame";
import * as messages from "~/words/messages";
import NotFound from "./not-found";

/**
 * What a visitor sees in place of a page that fails to render or to load (spec 8, "Rendering failure"). Where the host has
 * answered 404, the route that matches has no data (`/HISTORIA`, an unknown id), and the not-found page stays.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const isNotFoundFile = useIsNotFoundFile();
  if (isNotFoundFile || (isRouteErrorResponse(error) && error.status === 404)) return <UnknownPage />;
  return (
    <>
      <title>{messages.crashed.text}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        title={messages.crashed.text}
        text={frame.errors.crashed}
        picture={errorPictures.error}
        again={location}
      />
    </>
  );
}

/** The not-found page where no route of its own gives it a head. */
export function UnknownPage() {
  return (
    <>
      <title>{messages.notFound.text}</title>
      {/* Some hosts answer the address of the not-found file itself with 200. */}
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}
