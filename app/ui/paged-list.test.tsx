// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paginate } from "~/lib/paginate";
import { controlLabels } from "./control-labels";
import { LanguageContext } from "./language";
import { PagedList } from "./paged-list";

const labels = controlLabels.en;
const PAGES = [1, 2, 3];
const COUNT = PAGES.length;

function List() {
  const [search] = useSearchParams();
  const page = paginate({ items: PAGES, size: 1 }, Number(search.get("page") ?? 1));
  return (
    <LanguageContext value="en">
      <PagedList page={page} status={`Page ${page.number} of ${COUNT}`} withoutScripts="">
        {null}
      </PagedList>
    </LanguageContext>
  );
}

const Stub = createRoutesStub([{ path: "/shop", Component: List }]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page as the browser does, which shows the prerendered HTML and then hydrates it. */
function open(address = "/shop"): void {
  const page = <Stub initialEntries={[address]} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
}

const link = (name: string) => screen.getByRole("link", { name });
const follow = (name: string) => act(async () => void fireEvent.click(link(name)));
const status = () => screen.getByRole("status");
const hrefs = () => screen.getAllByRole("link").map((each) => each.getAttribute("href"));
const afterScrollDelay = () =>
  act(() => {
    vi.advanceTimersByTime(200);
  });

test("links to pages by their address, marks the current one, and disables the arrow at either end", async () => {
  open();
  expect(hrefs()).toEqual([null, ...[...PAGES, 2].map((page) => `/shop?page=${page}`)]);
  expect(link(labels.page(1)).getAttribute("aria-current")).toBe("page");
  expect(link(labels.previousPage).getAttribute("aria-disabled")).toBe("true");
  expect(link(labels.nextPage).getAttribute("aria-disabled")).toBeNull();
  await follow(labels.page(COUNT));
  expect(link(labels.page(COUNT)).getAttribute("aria-current")).toBe("page");
  expect(link(labels.nextPage).getAttribute("aria-disabled")).toBe("true");
  expect(link(labels.previousPage).getAttribute("href")).toBe("/shop?page=2");
});

test("moves to the top and to the line that says which page is shown", async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await follow(labels.page(2));
  expect(status().textContent).toBe(`Page 2 of ${COUNT}`);
  expect(document.activeElement).toBe(status());
  expect(window.scrollTo).not.toHaveBeenCalled();
  afterScrollDelay();
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }));
});

test("moves to the top from beyond the last page to the last", async () => {
  open("/shop?page=9");
  await follow(labels.page(COUNT));
  afterScrollDelay();
  expect(document.activeElement).toBe(status());
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

test("leaves focus and scroll position alone where a page is opened by its address", () => {
  open("/shop?page=2");
  afterScrollDelay();
  expect(status().textContent).toBe(`Page 2 of ${COUNT}`);
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
