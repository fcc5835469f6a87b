export { ErrorBoundary } from "./error-boundary";

export const handle = { lang: "es" };
