import { isRouteErrorResponse, useRouteError } from "react-router";
import { sorryPictures } from "~/content/brand";
import { messages } from "~/content/messages";
import { SorryPage } from "~/sections/sorry-page";
import { isNotFoundFile } from "~/startup/app-scripts";
import NotFound from "./not-found";

/**
 * What a visitor sees in place of a page that fails to render or to load (spec 8, "Rendering failure"). Where the host has
 * answered 404, the route that matches has no data (`/HISTORIA`, an unknown id), and the not-found page stays.
 */
export function PageError() {
  const error = useRouteError();
  if (isNotFoundFile() || (isRouteErrorResponse(error) && error.status === 404)) return <UnknownPage />;
  return (
    <>
      <title>{messages.crashed.text}</title>
      <meta name="robots" content="noindex" />
      <SorryPage
        title={messages.crashed.text}
        text="Please try again in a moment, or start over from the home page."
        picture={sorryPictures.error}
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
