import { afterEach, expect, test, vi } from "vitest";
import { paginate } from "~/lib/paginate";
import { listClientLoader } from "./list-client-loader";

const all = ["apple", "banana", "corn", "mango", "papaya"];
const loader = () => ({ title: "Shop", list: paginate(all, 2, 1) });
const clientLoader = listClientLoader<typeof loader>();

/** Loads the given URL with a stubbed `fetch`. */
function load(query: string, respond: (url: string) => Promise<Response>) {
  const fetch = vi.fn<typeof respond>(respond);
  vi.stubGlobal("fetch", fetch);
  const data = clientLoader({
    request: new Request(`https://example.com/shop${query}`),
    pattern: "shop",
    serverLoader: () => Promise.resolve(loader()),
  });
  return { data, fetch };
}

afterEach(() => vi.unstubAllGlobals());

test("does not fetch the first page, which is prerendered", async () => {
  const { data, fetch } = load("", () => Promise.reject(new Error("fetched")));
  expect(await data).toEqual(loader());
  expect(fetch).not.toHaveBeenCalled();
});

test("fetches another page and keeps the route's other data", async () => {
  const second = paginate(all, 2, 2);
  const { data, fetch } = load("?page=2", () => Promise.resolve(Response.json(second)));
  expect(await data).toEqual({ title: "Shop", list: second });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/lists/shop/2.json");
});

test.each([
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is an error page", () => Promise.resolve(new Response("<h1>Sorry</h1>", { status: 404 }))],
  ["holds another page", () => Promise.resolve(Response.json(paginate(all, 2, 3)))],
])("shows the first page and reports the requested one as missing if its file %s", async (_, respond) => {
  const { data } = load("?page=2", respond);
  expect(await data).toEqual({ title: "Shop", list: { ...loader().list, missing: 2 } });
});

test("runs on hydration, since the query may request another page than the prerendered one", () => {
  expect(clientLoader.hydrate).toBe(true);
});
