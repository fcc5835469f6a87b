import routes from "../../routes.ts";

const isFixed = (path: string) => !/[:*]/.test(path);

/** The pages without a parameter in their path. */
export const pagePaths = routes
  .flatMap(({ children = [] }) => children)
  .map(({ index, path = "" }) => (index ? "/" : `/${path}`))
  .filter(isFixed);

/** Every corporate page with a head, so neither home nor the offline page. */
export const corporatePaths = routes
  .filter(({ file }) => file === "pages/corporate-layout.ts")
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (path && path !== "sin-conexion" ? [`/${path}`] : []));

/** Files that routes make, such as /llms.txt. */
export const routeFiles = routes.flatMap(({ path, children }) =>
  !children && path && isFixed(path) ? [path.replace(/^\/?/, "/")] : [],
);
