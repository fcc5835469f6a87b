export { ErrorBoundary } from "./error-boundary";

/** Demo pages are English (spec 1). */
export const handle = { lang: "en" };
