// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
});

test("learns that the site is unreachable if its last answer came just before the network went", async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { checkReach, useReach } = await start(EventTarget);
  const { result } = renderHook(useReach);
  const ask = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response()).mockRejectedValue(new TypeError());
  vi.stubGlobal("fetch", ask);
  await act(checkReach);
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersToNextTimerAsync());
  expect(result.current).toBe(false);
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
