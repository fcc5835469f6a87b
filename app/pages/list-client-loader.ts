import type { ClientLoaderFunctionArgs } from "react-router";
import { requestedPage, type Page } from "~/lib/paginate";

type ListData = { list: Page<unknown> };

type Args<Data> = Pick<ClientLoaderFunctionArgs, "request" | "pattern"> & {
  serverLoader: () => Promise<Data>;
};

/**
 * Creates the `clientLoader` of a route whose path is a key of `lists` (catalog/queries/lists.ts). The first
 * page is prerendered, and all others are JSON files (list-page.ts). If one fails to load, the first page
 * replaces it.
 */
export function listClientLoader<Loader extends (args: never) => ListData>() {
  async function clientLoader({ request, pattern, serverLoader }: Args<ReturnType<Loader>>) {
    const first = await serverLoader();
    return { ...first, list: await loadPage(pattern, request.url, first.list) };
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
    // Offline, or the response is an error page.
  }
  return { ...first, missing: number };
}

/** Checks only the page number, which an error page lacks. Trusts the items, even if a newer build has written them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the shape of the items is not checked
function isPage<List>(value: unknown, number: number): value is List {
  return typeof value === "object" && value !== null && "number" in value && value.number === number;
}
