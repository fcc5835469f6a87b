/** One page of a list. */
export type Page<Item> = {
  items: readonly Item[];
  /** From 1. */
  number: number;
  /** How many pages there are: at least 1. */
  count: number;
  /** Places of the first and the last item in the whole list, from 1; 0 in an empty list. */
  first: number;
  last: number;
  total: number;
  /** The page that was asked for, where it could not be loaded and this one stands in for it. */
  missing?: number;
};

/** The page of a list with this number, or the nearest there is. */
export function paginate<Item>(list: readonly Item[], size: number, number: number): Page<Item> {
  const count = Math.max(1, Math.ceil(list.length / size));
  const at = Math.min(Math.max(number, 1), count);
  const items = list.slice((at - 1) * size, at * size);
  const before = (at - 1) * size;
  return {
    items,
    number: at,
    count,
    first: items.length === 0 ? 0 : before + 1,
    last: before + items.length,
    total: list.length,
  };
}

/** The page that a query asks for: `?page=2` is 2, anything that is no page is the nearest, page 1 by default (spec 4). */
export function requestedPage(search: string, count: number): number {
  const text = new URLSearchParams(search).get("page") ?? "";
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), count) : 1;
}

/** Pages around the current one, and at each end of the list, that the pager shows (spec 9). */
const VISIBLE = 5;
const MARGIN = 2;

/** The pages that the pager shows, ascending; "gap" stands for two or more that it leaves out. */
export function pagerEntries(number: number, count: number): (number | "gap")[] {
  const start = Math.min(Math.max(number - Math.floor(VISIBLE / 2), 1), Math.max(count - VISIBLE + 1, 1));
  const isShown = (page: number) =>
    page <= MARGIN || page > count - MARGIN || (page >= start && page < start + VISIBLE);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(isShown);
  return shown.flatMap((page, index) => {
    const left = page - (shown[index - 1] ?? 0) - 1;
    if (left === 0) return [page];
    return left === 1 ? [page - 1, page] : ["gap", page];
  });
}
