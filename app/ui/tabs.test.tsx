// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useId, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { TabList, TabPanel } from "./tabs";

const ITEMS = [
  { id: "oil", title: "Oil" },
  { id: "meal", title: "Meal" },
  { id: "fibre", title: "Fibre" },
] as const;

function Page() {
  const tabs = useId();
  const [selected, select] = useState<(typeof ITEMS)[number]["id"]>("oil");
  return (
    <>
      <TabList
        group={tabs}
        label="Products"
        items={ITEMS}
        selected={selected}
        onSelect={select}
        look="line"
      />
      {ITEMS.map(({ id, title }) => (
        <TabPanel group={tabs} key={id} id={id} selected={selected} text>
          About {title}
        </TabPanel>
      ))}
    </>
  );
}

afterEach(cleanup);

test("keeps two lists of one page apart", () => {
  render(
    <>
      <Page />
      <Page />
    </>,
  );
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * 2 * ITEMS.length);
});

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const panel = () => screen.getByRole("tabpanel");

test("shows the panel of the selected tab only, named after it", () => {
  render(<Page />);
  expect(panel().textContent).toBe("About Oil");
  fireEvent.click(tab("Fibre"));
  expect(selected()).toBe("Fibre");
  expect(screen.getByRole("tabpanel", { name: "Fibre" })).toBe(panel());
  expect(panel().textContent).toBe("About Fibre");
});

test("moves selection and focus with arrows around the ends, Home and End", () => {
  render(<Page />);
  tab("Oil").focus();
  for (const [key, name] of [
    ["ArrowRight", "Meal"],
    ["End", "Fibre"],
    ["ArrowRight", "Oil"],
    ["ArrowLeft", "Fibre"],
    ["ArrowLeft", "Meal"],
    ["Home", "Oil"],
  ] as const) {
    fireEvent.keyDown(tab(selected()), { key });
    expect(selected(), key).toBe(name);
    expect(document.activeElement, key).toBe(tab(name));
    expect(panel().textContent, key).toBe(`About ${name}`);
  }
});

test("leaves other keys to the browser, and those with a modifier", () => {
  render(<Page />);
  for (const keys of [
    { key: "ArrowDown" },
    { key: "Tab" },
    { key: "ArrowRight", altKey: true },
    { key: "ArrowRight", ctrlKey: true },
    { key: "ArrowRight", metaKey: true },
  ]) {
    const isLeft = fireEvent.keyDown(tab("Oil"), keys);
    expect([isLeft, selected()], JSON.stringify(keys)).toEqual([true, "Oil"]);
  }
});

test("has one tab in the Tab order, from which Tab leads to the panel", () => {
  render(<Page />);
  fireEvent.click(tab("Meal"));
  const reached = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(reached).toEqual([tab("Meal")]);
  expect(panel().tabIndex).toBe(0);
});
