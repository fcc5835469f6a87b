/** The items before and after the one with this id; the list has no ends. Undefined where it is not in the list. */
export function adjacentTo<Item extends { id: number }>(
  list: readonly Item[],
  id: number,
): { previous: Item; next: Item } | undefined {
  const at = list.findIndex((item) => item.id === id);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  return at >= 0 && previous && next ? { previous, next } : undefined;
}
