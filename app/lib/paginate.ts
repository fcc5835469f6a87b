/** A list, and how many of its items a page shows. */
export type PagedItems<Item> = { items: readonly Item[]; size: number };

export type Page<Item> = {
  items: readonly Item[];
  /** Starts at 1. */
  number: number;
  /** The number of pages, at least 1. */
  count: number;
  /** Positions in the whole list, counted from 1; both are 0 if the list is empty. */
  first: number;
  last: number;
  total: number;
};

const clamp = (number: number, max: number) => Math.min(Math.max(number, 1), max);

/** Clamps `number` to the existing pages. */
export function paginate<Item>({ items: all, size }: PagedItems<Item>, number: number): Page<Item> {
  const count = Math.max(1, Math.ceil(all.length / size));
  const clamped = clamp(number, count);
  const offset = (clamped - 1) * size;
  const items = all.slice(offset, offset + size);
  return {
    items,
    number: clamped,
    count,
    first: items.length === 0 ? 0 : offset + 1,
    last: offset + items.length,
    total: all.length,
  };
}

/** The page in `?page=2`, clamped to the existing pages if their count is known; 1 for anything else. */
export function requestedPage(search: string, count = Infinity): number {
  const text = new URLSearchParams(search).get("page") ?? "";
  return /^\d+$/.test(text) ? clamp(Number(text), count) : 1;
}

/** How many consecutive pages show around the current one. */
const WINDOW_SIZE = 5;
const END_COUNT = 2;

/** Ascending page numbers; "gap" replaces two or more omitted pages. */
export function pagerEntries(number: number, count: number): (number | "gap")[] {
  const start = clamp(number - Math.floor(WINDOW_SIZE / 2), Math.max(count - WINDOW_SIZE + 1, 1));
  const isShown = (page: number) =>
    page <= END_COUNT || page > count - END_COUNT || (page >= start && page < start + WINDOW_SIZE);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(isShown);
  return shown.flatMap((page, index) => {
    const omitted = page - (shown[index - 1] ?? 0) - 1;
    if (omitted === 0) return [page];
    return omitted === 1 ? [page - 1, page] : ["gap", page];
  });
}
