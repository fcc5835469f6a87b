export { PageError as ErrorBoundary } from "./page-error";

/** Demo pages are English (spec 1). */
export const handle = { lang: "en" };
