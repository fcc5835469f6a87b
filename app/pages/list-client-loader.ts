import type { ClientLoaderFunctionArgs } from "react-router";
import type { lists } from "~/catalog/lists";
import { requestedPage, type Page } from "~/lib/paginate";

/** What a list's route loads at build time. */
type ListData = { list: Page<unknown> };

/** What React Router hands to the `clientLoader` of such a route. */
type Args<Data> = Pick<ClientLoaderFunctionArgs, "request"> & { serverLoader: () => Promise<Data> };

/**
 * Makes the `clientLoader` of a list's route: the first page is in the page itself, every other one is a file that the
 * build made from catalog/lists.ts. Where that cannot be fetched the first stands in for it and says so.
 */
export function listClientLoader<Loader extends () => ListData>(name: keyof typeof lists) {
  async function clientLoader({ request, serverLoader }: Args<ReturnType<Loader>>) {
    const first = await serverLoader();
    return { ...first, list: await loadPage(name, request.url, first.list) };
  }
  clientLoader.hydrate = true as const;
  return clientLoader;
}

async function loadPage<List extends Page<unknown>>(name: string, url: string, first: List): Promise<List> {
  const number = requestedPage(new URL(url).search, first.count);
  if (number === 1) return first;
  try {
    const response = await fetch(`/lists/${name}/${number}.json`);
    const page: unknown = await response.json();
    if (isPage<List>(page, number)) return page;
  } catch {
    // Offline, or an error page instead of the file: said below.
  }
  return { ...first, missing: number };
}

/** Tells a page's file from anything else; its items are our own build's. */
function isPage<List>(value: unknown, number: number): value is List {
  return typeof value === "object" && value !== null && "number" in value && value.number === number;
}
