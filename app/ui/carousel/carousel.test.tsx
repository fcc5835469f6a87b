// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { controlLabels } from "../control-labels";
import { Carousel, CarouselPosition, CarouselSlides } from "./carousel";
import { useFade } from "./engines";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 200));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Banner() {
  return (
    <Carousel label="Harvest" engine={useFade(3)}>
      <CarouselSlides>
        <p>Fruit</p>
        <p>Fish</p>
        <p>Corn</p>
      </CarouselSlides>
      <CarouselPosition />
    </Carousel>
  );
}

const carousel = () => screen.getByRole("region", { name: "Harvest" });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const expectPosition = (position: number) =>
  expect(carousel().textContent).toContain(controlLabels.es.position(position, 3));

test("plays in a loop", () => {
  render(<Banner />);
  for (const position of [1, 2, 3, 1]) {
    expectPosition(position);
    wait(5000);
  }
});

test.each(["mouse", "touch"])("rests while the visitor points at it with %s", (pointerType) => {
  render(<Banner />);
  fireEvent.pointerEnter(carousel(), { pointerType });
  wait(20_000);
  expectPosition(1);
  fireEvent.pointerLeave(carousel(), { pointerType });
  wait(5000);
  expectPosition(2);
});
