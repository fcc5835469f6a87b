import routes from "../../routes.ts";

const isFixed = (path: string) => !/[:*]/.test(path);

export const pagePaths = routes
  .flatMap(({ children = [] }) => children)
  .map(({ index, path = "" }) => (index ? "/" : `/${path}`))
  .filter(isFixed);

/** The paths of corporate pages with a page head: all but the home and offline pages. */
export const corporatePaths = routes
  .filter(({ file }) => file === "pages/corporate-layout.ts")
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (path && path !== "sin-conexion" ? [`/${path}`] : []));

/** The paths of files that routes generate, such as /llms.txt. */
export const routeFiles = routes.flatMap(({ path, children }) =>
  !children && path && isFixed(path) ? [path.replace(/^\/?/, "/")] : [],
);
