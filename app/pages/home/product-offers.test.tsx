// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offers as offerRecords } from "~/catalog/content/offers";
import { startOfDay } from "~/lib/countdown";
import { ProductOffers } from "./product-offers";

const ends = { date: "2031-12-24", textBefore: "Ends soon", textAfter: "It is over", endedAtBuild: false };
const endedWords = { title: "What the season brought", badge: "Ended", next: "The next offers follow." };
const offers = offerRecords();

const Stub = createRoutesStub([
  {
    path: "/",
    Component: () => <ProductOffers title="Offers" offers={offers} ends={ends} endedWords={endedWords} />,
  },
]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("marks every offer as over once their day begins, and announces the next ones", () => {
  vi.setSystemTime(startOfDay(ends.date) - 2000);
  render(<Stub />);
  expect(screen.getByRole("region", { name: "Offers" }).textContent).toContain("Ends soon");
  expect(screen.queryByText(endedWords.badge)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  const region = screen.getByRole("region", { name: endedWords.title });
  expect(region.textContent).toContain(endedWords.next);
  expect(region.textContent).toContain("It is over");
  expect(screen.getAllByText(endedWords.badge)).toHaveLength(offers.length);
});
