/** The record with the id from a URL. Throws a 404 for an unknown id. */
export function findRecord<Item extends { id: number }>(list: readonly Item[], id: string): Item {
  const record = list.find((item) => String(item.id) === id);
  if (!record) throw new Response(null, { status: 404 });
  return record;
}

/** The record with the id from a URL, and links to its neighbours, wrapping around. */
export function findWithNeighbours<Item extends { id: number }, Link>(
  list: readonly Item[],
  id: string,
  linkTo: (item: Item) => Link,
) {
  const item = findRecord(list, id);
  const at = list.indexOf(item);
  const previous = list.at(at - 1) ?? item;
  const next = list[at + 1] ?? list[0] ?? item;
  return { item, neighbours: { previous: linkTo(previous), next: linkTo(next) } };
}
