import { createContext, use } from "react";

/** Whether this is the SPA fallback, which hosts serve as 404.html for every unknown path. */
export const NotFoundFileContext = createContext(false);

export const useIsNotFoundFile = (): boolean => use(NotFoundFileContext);
