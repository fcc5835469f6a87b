import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NotFoundFileContext } from "./startup/not-found-file";

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <NotFoundFileContext value={document.documentElement.dataset["file"] === "not-found"}>
        <HydratedRouter />
      </NotFoundFileContext>
    </StrictMode>,
  );
}

// Netlify also serves /shop at //shop, for which the router has no route. Other hosts redirect.
const pathname = location.pathname.replaceAll(/\/{2,}/g, "/");
if (pathname === location.pathname) startTransition(hydrate);
else location.replace(pathname + location.search + location.hash);
