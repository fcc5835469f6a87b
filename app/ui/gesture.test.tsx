// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readGesture, useGesture } from "./gesture";

test.each([
  [{ dx: -40, dy: 0 }, "next"],
  [{ dx: 40, dy: 12 }, "previous"],
  [{ dx: 39, dy: 0 }, "none"],
  [{ dx: 30, dy: 101 }, "close"],
  [{ dx: 0, dy: -140 }, "close"],
  [{ dx: 0, dy: 100 }, "none"],
  [{ dx: -60, dy: 90 }, "none"],
  [{ dx: 0, dy: 0 }, "none"],
])("%o is %s", (movement, gesture) => {
  expect(readGesture(movement)).toBe(gesture);
});

const onGesture = vi.fn<(gesture: string) => void>();
const onMove = vi.fn<(movement: { dx: number; dy: number }) => void>();

const Picture = () => <img alt="Mango" {...useGesture(onGesture, onMove)} />;

beforeEach(() => {
  onGesture.mockReset();
  onMove.mockReset();
  render(<Picture />);
});
afterEach(cleanup);

const picture = () => screen.getByRole("img");
const at = (clientX: number, pointer: PointerEventInit = {}) => ({
  clientX,
  clientY: 200,
  isPrimary: true,
  ...pointer,
});

test("follows a finger, and reports its swipe once it leaves", () => {
  fireEvent.pointerDown(picture(), at(200));
  fireEvent.pointerMove(picture(), at(150));
  expect(onMove).toHaveBeenLastCalledWith({ dx: -50, dy: 0 });
  expect(onGesture).not.toHaveBeenCalled();
  fireEvent.pointerUp(picture(), at(150));
  expect(onGesture.mock.calls).toEqual([["next"]]);
  expect(onMove).toHaveBeenLastCalledWith({ dx: 0, dy: 0 });
});

test("ignores a drag with the right button", () => {
  fireEvent.pointerDown(picture(), at(200, { button: 2 }));
  fireEvent.pointerMove(picture(), at(100));
  expect(onMove).not.toHaveBeenCalledWith({ dx: -100, dy: 0 });
  fireEvent.pointerUp(picture(), at(100, { button: 2 }));
  expect(onGesture).not.toHaveBeenCalled();
});

test("ends a swipe when a second finger touches, as in a pinch", () => {
  fireEvent.pointerDown(picture(), at(200));
  fireEvent.pointerDown(picture(), at(300, { isPrimary: false }));
  expect(onMove).toHaveBeenLastCalledWith({ dx: 0, dy: 0 });
  fireEvent.pointerMove(picture(), at(400, { isPrimary: false }));
  fireEvent.pointerUp(picture(), at(400, { isPrimary: false }));
  fireEvent.pointerUp(picture(), at(100));
  expect(onGesture).not.toHaveBeenCalled();
});

test.each([
  ["the browser takes over", fireEvent.pointerCancel],
  ["the pointer leaves the picture", fireEvent.pointerLeave],
])("ends a swipe when %s", (_, end) => {
  fireEvent.pointerDown(picture(), at(200));
  end(picture(), at(100));
  fireEvent.pointerUp(picture(), at(100));
  expect(onGesture).not.toHaveBeenCalled();
});
