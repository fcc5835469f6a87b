// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { showToast, Toaster } from "./toast";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("shows no toast whose event is long past when its code has loaded", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  render(<Toaster />);
  act(() => showToast("success", { text: "Old", lang: "en" }));
  vi.setSystemTime(5000);
  act(() => showToast("success", { text: "New", lang: "en" }));
  await screen.findByText("New");
  expect(screen.queryByText("Old")).toBeNull();
});
