import { afterEach, expect, test, vi } from "vitest";
import { paginate } from "~/lib/paginate";
import { listClientLoader } from "./list-client-loader";

const all = ["apple", "banana", "corn", "mango", "papaya"];
const loader = () => ({ title: "Shop", list: paginate(all, 2, 1) });
const clientLoader = listClientLoader<typeof loader>();

/** What a visitor gets who asks for this address, where the site answers for files so. */
function load(query: string, answer: (url: string) => Promise<Response>) {
  const fetched = vi.fn<typeof answer>(answer);
  vi.stubGlobal("fetch", fetched);
  const data = clientLoader({
    request: new Request(`https://example.com/shop${query}`),
    pattern: "shop",
    serverLoader: () => Promise.resolve(loader()),
  });
  return { data, fetched };
}

afterEach(() => vi.unstubAllGlobals());

test("the first page is in the page itself", async () => {
  const { data, fetched } = load("", () => Promise.reject(new Error("asked")));
  expect(await data).toEqual(loader());
  expect(fetched).not.toHaveBeenCalled();
});

test("another page comes from its file, beside what the route has loaded", async () => {
  const second = paginate(all, 2, 2);
  const { data, fetched } = load("?page=2", () => Promise.resolve(Response.json(second)));
  expect(await data).toEqual({ title: "Shop", list: second });
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/lists/shop/2.json");
});

test.each([
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is an error page", () => Promise.resolve(new Response("<h1>Sorry</h1>", { status: 404 }))],
  ["holds another page", () => Promise.resolve(Response.json(paginate(all, 2, 3)))],
])("a page whose file %s is told as missing, over the first one", async (_, answer) => {
  const { data } = load("?page=2", answer);
  expect(await data).toEqual({ title: "Shop", list: { ...loader().list, missing: 2 } });
});

test("it runs before the page is shown: the query may ask for another page than the one that was built", () => {
  expect(clientLoader.hydrate).toBe(true);
});
