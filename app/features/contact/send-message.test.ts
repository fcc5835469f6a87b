import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message";

const answer = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("window", { location: { origin: "https://example.com" } });
  vi.stubGlobal("fetch", answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers only if the request is aborted, as `fetch` does. */
const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

test("aborts the request after 15 s without an answer", async () => {
  vi.useFakeTimers();
  answer.mockImplementation(never);
  const sent = sendMessage(new FormData());
  const signal = answer.mock.lastCall?.[1].signal;
  vi.advanceTimersByTime(14_999);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(sent).rejects.toThrow("aborted");
});

test.each([
  [200, "anything"],
  [202, "OK"],
])("succeeds with status %i and text %s", async (status, text) => {
  answer.mockResolvedValue(new Response(text, { status }));
  await sendMessage(new FormData());
});

test("fails with another status and text", async () => {
  answer.mockResolvedValue(new Response("no", { status: 400 }));
  await expect(sendMessage(new FormData())).rejects.toThrow("400");
});
