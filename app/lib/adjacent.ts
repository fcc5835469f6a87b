/** The item whose id a URL holds, and those before and after it in a ring. Undefined for an unknown id. */
export function withNeighbours<Item extends { id: number }>(list: readonly Item[], id: string) {
  const at = list.findIndex((item) => String(item.id) === id);
  const item = list[at];
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  return item && previous && next ? { item, previous, next } : undefined;
}
