import type { ClientLoaderFunctionArgs } from "react-router";
import { requestedPage } from "~/lib/paginate";

type Args<Data> = Pick<ClientLoaderFunctionArgs, "request" | "pattern"> & {
  serverLoader: () => Promise<Data>;
};

/**
 * Creates the `clientLoader` of a list, which reads the page's number from the URL; prerendered HTML shows the first page. It
 * asks the server once, because a list's data holds all of its pages.
 */
export function listClientLoader<Loader extends (args: never) => { number: number }>() {
  const loaded = new Map<string, ReturnType<Loader>>();
  async function clientLoader({ request, pattern, serverLoader }: Args<ReturnType<Loader>>) {
    const data = loaded.get(pattern) ?? (await serverLoader());
    loaded.set(pattern, data);
    return { ...data, number: requestedPage(new URL(request.url).search) };
  }
  clientLoader.hydrate = true as const;
  return clientLoader;
}
