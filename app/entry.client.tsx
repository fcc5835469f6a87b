import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isNotFoundFile } from "./startup/app-scripts";
import { ids } from "./startup/app-settings";
import { giveData } from "./startup/router-internals";

// While the site is developed there is none: the router's own scripts have started it.
const data = document.getElementById(ids.data)?.textContent;
if (data) giveData(data, isNotFoundFile());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
