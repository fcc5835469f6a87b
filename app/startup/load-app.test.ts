import { afterEach, expect, test, vi } from "vitest";
import { loadApp } from "./load-app";
import { giveRouteModules } from "./router-internals";

vi.mock("./router-internals", () => ({
  giveRouteModules: vi.fn<typeof giveRouteModules>(),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settings = {
  entry: "/entry.js",
  imports: ["/manifest.js", "/react.js"],
  routes: { root: "/root.js", home: "/home.js" },
};

/** Modules that come when they are let come. */
function modules() {
  const asked: string[] = [];
  const come: Record<string, () => void> = {};
  const load = (url: string) => {
    asked.push(url);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    come[url] = () => resolve(`module of ${url}`);
    return promise;
  };
  return { asked, load, come: (url: string) => come[url]?.() };
}

test("asks for all modules before any has come, and runs the entry when the last one has run", async () => {
  vi.spyOn(performance, "now").mockReturnValue(0);
  const { asked, load, come } = modules();
  const loaded = loadApp(settings, load);
  const first = ["/manifest.js", "/react.js", "/root.js", "/home.js"];
  expect(asked).toEqual(first);
  for (const url of ["/react.js", "/root.js", "/home.js"]) come(url);
  await new Promise(setImmediate);
  expect(asked).toEqual(first);
  expect(giveRouteModules).not.toHaveBeenCalled();

  come("/manifest.js");
  await vi.waitFor(() => expect(asked).toEqual([...first, "/entry.js"]));
  const routeModules = { root: "module of /root.js", home: "module of /home.js" };
  expect(giveRouteModules).toHaveBeenCalledExactlyOnceWith(routeModules);
  come("/entry.js");
  await loaded;
});

test("lets the browser breathe when asking for modules has taken long", async () => {
  vi.useFakeTimers();
  const { asked, load } = modules();
  vi.spyOn(performance, "now").mockImplementation(() => asked.length * 10);
  void loadApp(settings, load);
  expect(asked).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(4);
});

test("fails where a module fails, and runs no entry", async () => {
  const asked: string[] = [];
  const load = (url: string) => {
    asked.push(url);
    return url === "/root.js" ? Promise.reject(new Error("gone")) : Promise.resolve(url);
  };
  await expect(loadApp(settings, load)).rejects.toThrow("gone");
  expect(asked).not.toContain("/entry.js");
});
