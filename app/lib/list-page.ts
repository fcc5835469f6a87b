import { requestedPage, type Page } from "./paginate";

/**
 * The page of a list that an address asks for: the first is in the page itself, every other one is a file that the build
 * made from catalog/lists.ts. Where that cannot be fetched the first stands in for it and says so.
 */
export async function loadListPage<Item>(name: string, url: string, first: Page<Item>): Promise<Page<Item>> {
  const number = requestedPage(new URL(url).search, first.count);
  if (number === 1) return first;
  try {
    const response = await fetch(`/lists/${name}/${number}.json`);
    const page: unknown = await response.json();
    if (isPage<Item>(page, number)) return page;
  } catch {
    // Offline, or an error page instead of the file: said below.
  }
  return { ...first, missing: number };
}

/** Tells a page's file from anything else; its items are our own build's. */
function isPage<Item>(value: unknown, number: number): value is Page<Item> {
  return typeof value === "object" && value !== null && "number" in value && value.number === number;
}
