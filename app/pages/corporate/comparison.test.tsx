// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loader } from "./ficha-tecnica";
import { Specification } from "./specification";

const { specification } = loader();
const { products, parts, words } = specification;
const { filter } = words;
const tables = parts.flatMap((part) => part.tables);
const [all] = tables;
if (!all) throw new Error("There is no table.");

/** The kinds of use, each with the products that have it. */
const KINDS = Object.entries(filter.kinds).map(([kind, name]) => ({
  name,
  ids: products.filter(({ uses }) => uses.some((use) => use === kind)).map(({ id }) => id),
}));
const EVERY = products.map(({ id }) => id);

const Stub = createRoutesStub([{ path: "/", Component: () => <Specification {...specification} /> }]);

beforeEach(() => {
  render(<Stub />);
});
afterEach(cleanup);

const checkbox = (short: string) => screen.getByRole("checkbox", { name: short });
const choose = (label: string, option: string) => {
  const select = screen.getByLabelText(label);
  const { value } = within(select).getByRole<HTMLOptionElement>("option", { name: option });
  fireEvent.change(select, { target: { value } });
};

/** Expects the values of these products and no others. */
const expectProducts = (ids: readonly string[]): void => {
  const shown = tables.filter((table) => table.products.some(({ id }) => ids.includes(id)));
  const captions = screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent);
  expect(captions).toEqual(shown.map(({ caption }) => caption));
  const table = within(screen.getByRole("table", { name: all.caption }));
  const [, ...columns] = table.getAllByRole("columnheader").map((header) => header.textContent);
  expect(columns).toEqual(all.products.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
  // A row without a value of a shown product is hidden, too.
  const lines = all.lines.filter(({ cells }) => cells.some(({ product }) => ids.includes(product)));
  expect(table.getAllByRole("rowheader")).toHaveLength(lines.length);
};

test("shows the values of the ticked products", () => {
  expectProducts(EVERY);
  for (const [index, { short }] of products.slice(1).entries()) {
    fireEvent.click(checkbox(short));
    expectProducts(EVERY.filter((_, at) => at === 0 || at > index + 1));
  }
});

test("shows only products with the chosen use", () => {
  for (const { name, ids } of KINDS.filter((kind) => kind.ids.length > 0)) {
    choose(filter.use, name);
    expectProducts(ids);
  }
  choose(filter.use, filter.allUses);
  expectProducts(EVERY);
});

test("says so if no product is left, and shows all of them again", () => {
  for (const { short } of products) fireEvent.click(checkbox(short));
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(filter.nothing).hidden).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: filter.reset }));
  expect(document.activeElement).toBe(checkbox(products[0]?.short ?? ""));
  expectProducts(EVERY);
  expect(screen.getByText(filter.nothing).hidden).toBe(true);
});

test("converts metric units, and says that the result is rounded", () => {
  const amounts = all.lines.flatMap(({ cells }) =>
    cells.flatMap(({ items }) => items.map((item) => item.amount)),
  );
  const amount = amounts.find((each) => each?.trade);
  if (!amount?.trade) throw new Error("No value has units to convert.");
  const text = () => screen.getByRole("table", { name: all.caption }).textContent;
  const metric = `${amount.text} ${amount.unit}`;
  expect(text()).toContain(metric);
  expect(screen.getByText(filter.tradeNote).hidden).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: filter.trade }));
  expect(text()).toContain(`${amount.trade.text} ${amount.trade.unit}`);
  expect(text()).not.toContain(metric);
  expect(screen.getByText(filter.tradeNote).hidden).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: filter.metric }));
  expect(text()).toContain(metric);
});
