/** The item with the id from a URL, and links to its neighbours, wrapping around. Throws a 404 for an unknown id. */
export function findWithNeighbours<Item extends { id: number }, Link>(
  list: readonly Item[],
  id: string,
  linkTo: (item: Item) => Link,
) {
  const at = list.findIndex((item) => String(item.id) === id);
  const item = list[at];
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  if (!item || !previous || !next) throw new Response(null, { status: 404 });
  return { item, neighbours: { previous: linkTo(previous), next: linkTo(next) } };
}
