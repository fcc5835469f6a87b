/** The previous and next items, wrapping around. Undefined for an unknown id. */
export function adjacentTo<Item extends { id: number }>(
  list: readonly Item[],
  id: number,
): { previous: Item; next: Item } | undefined {
  const at = list.findIndex((item) => item.id === id);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  return at >= 0 && previous && next ? { previous, next } : undefined;
}
