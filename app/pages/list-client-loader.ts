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
    const data = await serverLoader();
    const number = requestedPage(new URL(request.url).search, data.list.count);
    if (number === 1) return data;
    try {
      const response = await fetch(`/lists/${pattern}/${number}.json`);
      // Checks only the page number, which an error page lacks; trusts the items, which the build wrote.
      const list: typeof data.list = await response.json();
      if (list.number === number) return { ...data, list };
    } catch {
      // Offline, or the response is an error page.
    }
    return { ...data, list: { ...data.list, missing: number } };
  }
  clientLoader.hydrate = true as const;
  return clientLoader;
}
