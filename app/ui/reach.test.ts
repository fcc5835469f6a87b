// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** Imports the module afresh, as a page load does, in a browser whose channels are these. */
async function start(Channel: unknown) {
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.resetModules();
  return import("./reach");
}

test("starts where the browser refuses broadcast channels, and still learns that the site is unreachable", async () => {
  const { checkReach } = await start(function refuse() {
    throw new DOMException("refused", "SecurityError");
  });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await checkReach()).toBe(false);
});

test("asks again until a site that failed answers", async () => {
  vi.useFakeTimers();
  const { checkReach } = await start(EventTarget);
  const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError()).mockResolvedValue(new Response());
  vi.stubGlobal("fetch", ask);
  await checkReach();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("asks the site whenever the service worker reports a failed request", async () => {
  const ask = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", ask);
  const channel = new EventTarget();
  await start(
    class {
      addEventListener = channel.addEventListener.bind(channel);
    },
  );
  expect(ask).not.toHaveBeenCalled();
  channel.dispatchEvent(new Event("message"));
  expect(ask.mock.lastCall?.[1]).toMatchObject({ method: "HEAD" });
});
