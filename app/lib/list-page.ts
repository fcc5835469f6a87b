import { requestedPage, type Page } from "./paginate";

/**
 * The page of a list that an address asks for: the first is in the page itself, every other one is a file that the build
 * made from content/lists.ts. Throws when it cannot be fetched.
 */
export async function loadListPage<Item>(name: string, url: string, first: Page<Item>): Promise<Page<Item>> {
  const number = requestedPage(new URL(url).search, first.count);
  if (number === 1) return first;
  const response = await fetch(`/lists/${name}/${number}.json`);
  const page: unknown = response.ok ? await response.json() : null;
  if (!isPage<Item>(page, number)) throw new Error(`Page ${number} of ${name} could not be loaded.`);
  return page;
}

/** Tells a page's file from an error page; its items are our own build's. */
function isPage<Item>(value: unknown, number: number): value is Page<Item> {
  return typeof value === "object" && value !== null && "number" in value && value.number === number;
}
