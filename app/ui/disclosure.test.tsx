// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Disclosure } from "./disclosure";

beforeEach(() => {
  render(
    <>
      <Disclosure summary="Company">
        <a href="#history">History</a>
        <button type="button">Mute</button>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  fireEvent.click(summary());
});
afterEach(cleanup);

const summary = () => screen.getByText("Company");
const isOpen = () => screen.getByRole<HTMLDetailsElement>("group").open;

test("opens and closes when it is pressed, and stays open while it is used", () => {
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Mute" }));
  expect(isOpen()).toBe(true);
  fireEvent.click(summary());
  expect(isOpen()).toBe(false);
});

test("closes with Escape, and takes the focus back", () => {
  screen.getByRole("link", { name: "History" }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "a" });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(summary());
});

test("leaves the focus where it is if Escape is pressed while it is closed", () => {
  fireEvent.click(summary());
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

test.each([
  ["the visitor presses elsewhere", () => fireEvent.click(document.body)],
  ["the visitor follows a link", () => fireEvent.click(screen.getByRole("link", { name: "History" }))],
  ["the visitor goes back or forward", () => fireEvent.popState(window)],
  [
    "the focus leaves it",
    () => {
      screen.getByRole("link", { name: "History" }).focus();
      act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    },
  ],
])("closes when %s", (_, leave) => {
  leave();
  expect(isOpen()).toBe(false);
});

test("stays open while the focus moves inside it", () => {
  screen.getByRole("link", { name: "History" }).focus();
  act(() => screen.getByRole("button", { name: "Mute" }).focus());
  expect(isOpen()).toBe(true);
});
