import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NotFoundFileContext } from "./startup/not-found-file";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NotFoundFileContext value={document.documentElement.dataset["file"] === "not-found"}>
        <HydratedRouter />
      </NotFoundFileContext>
    </StrictMode>,
  );
});
