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
  const isUnknown = isNotFoundFile() || (isRouteErrorResponse(error) && error.status === 404);
  return (
    <>
      <title>{isUnknown ? messages.notFound.text : messages.crashed.text}</title>
      <meta name="robots" content="noindex" />
      {isUnknown ? (
        <NotFound />
      ) : (
        <SorryPage
          title={messages.crashed.text}
          text="Please try again in a moment, or start over from the home page."
          picture={sorryPictures.error}
        />
      )}
    </>
  );
}
