export { ErrorBoundary } from "./error-boundary";

/** Corporate pages are Spanish (spec 1). */
export const handle = { lang: "es" };
