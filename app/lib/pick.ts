/** Copies only the named properties of a record, so that pages carry no unused data. */
export function pick<Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: readonly Key[]
): Pick<Item, Key>;
export function pick(item: object, ...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => keys.includes(key)));
}
