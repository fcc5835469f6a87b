/** Where the build puts the data of a page, which links load in place of the document. */
export function dataPath(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}.data`;
}
