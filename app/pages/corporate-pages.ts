export { PageError as ErrorBoundary } from "./page-error";

/** Corporate pages are Spanish (spec 1). */
export const handle = { lang: "es" };
