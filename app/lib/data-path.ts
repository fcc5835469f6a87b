/** The file that client-side navigation fetches for a page's loader data. */
export function dataPath(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}.data`;
}
