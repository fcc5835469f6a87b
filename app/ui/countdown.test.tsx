// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOfDay } from "~/lib/countdown";
import { Countdown } from "./countdown";
import { LanguageContext } from "./language";

const deadline = {
  date: "2031-12-24",
  textBefore: "Ends on 24 December",
  textAfter: "Ended on 24 December",
  endedAtBuild: false,
};
const END = startOfDay(deadline.date);
const SECOND_MS = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the visitor reads, at this many seconds before the end. */
function readAt(seconds: number, date = deadline.date) {
  vi.setSystemTime(END - seconds * SECOND_MS);
  const { container } = render(
    <LanguageContext value="en">
      <Countdown deadline={{ ...deadline, date }} />
    </LanguageContext>,
  );
  return () => container.textContent;
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * SECOND_MS);
  });

test("counts down to the start of the day, and then stays at zero with another text", () => {
  const text = readAt(2 * DAY + 3 * HOUR + 65);
  expect(text()).toBe("Ends on 24 December02days03hours01minutes05seconds");
  pass(1);
  expect(text()).toBe("Ends on 24 December02days03hours01minutes04seconds");
  pass(2 * DAY + 3 * HOUR + 63);
  expect(text()).toBe("Ends on 24 December00days00hours00minutes01seconds");
  for (const seconds of [1, HOUR]) {
    pass(seconds);
    expect(text()).toBe("Ended on 24 December00days00hours00minutes00seconds");
  }
});

test("waits while the tab is hidden, and catches up when it shows again", () => {
  const text = readAt(60);
  const visibility = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  pass(20);
  expect(text()).toContain("01minutes00seconds");
  visibility.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  expect(text()).toContain("00minutes40seconds");
});

test("warns once about an invalid date, and shows nothing", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const text = readAt(0, "24/12/2031");
  pass(5);
  expect(text()).toBe("");
  expect(warn).toHaveBeenCalledExactlyOnceWith('Invalid expiry of a countdown: "24/12/2031"');
});
