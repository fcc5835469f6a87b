import { expect, test, vi } from "vitest";
import { listClientLoader } from "./list-client-loader";

const loader = () => ({ title: "Shop", number: 1 });

test("adds the requested page's number to the data, which it asks for once", async () => {
  const clientLoader = listClientLoader<typeof loader>();
  const serverLoader = vi.fn<() => Promise<ReturnType<typeof loader>>>(async () => loader());
  const load = (query: string) =>
    clientLoader({ request: new Request(`https://example.com/shop${query}`), pattern: "shop", serverLoader });
  expect(await load("")).toEqual({ title: "Shop", number: 1 });
  expect(await load("?page=2")).toEqual({ title: "Shop", number: 2 });
  expect(serverLoader).toHaveBeenCalledOnce();
});

test("runs on hydration, since the query may request another page than the prerendered one", () => {
  expect(listClientLoader<typeof loader>().hydrate).toBe(true);
});
