/** The file with a page's loader data, which client-side navigation fetches. */
export function dataPath(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}.data`;
}
