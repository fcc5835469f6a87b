import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate, pagerEntries, requestedPage } from "./paginate";

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

describe("a page", () => {
  test("returns a page's items and their range", () => {
    expect(paginate({ items: twenty, size: 8 }, 1)).toEqual({
      items: [1, 2, 3, 4, 5, 6, 7, 8],
      number: 1,
      count: 3,
      first: 1,
      last: 8,
      total: 20,
    });
    expect(paginate({ items: twenty, size: 8 }, 3)).toMatchObject({
      items: [17, 18, 19, 20],
      first: 17,
      last: 20,
    });
  });
  test("of an empty list is page 1 of 1", () => {
    expect(paginate({ items: [], size: 8 }, 1)).toEqual({
      items: [],
      number: 1,
      count: 1,
      first: 0,
      last: 0,
      total: 0,
    });
  });
  test("out of range is the nearest one", () => {
    expect(paginate({ items: twenty, size: 8 }, 99).number).toBe(3);
    expect(paginate({ items: twenty, size: 8 }, 0).number).toBe(1);
  });
});

test("all pages together make the whole list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const list = { items, size };
      const { count } = paginate(list, 1);
      const pages = Array.from({ length: count }, (_, index) => paginate(list, index + 1).items);
      expect(pages.flat()).toEqual(items);
    }),
  );
});

test.each([
  ["", 1],
  ["?page=1", 1],
  ["?page=2", 2],
  ["?page=3&view=list", 3],
  ["?page=99", 3],
  ["?page=0", 1],
  ["?page=-1", 1],
  ["?page=abc", 1],
  ["?page=2abc", 1],
  ["?page=1.5", 1],
  ["?page=", 1],
  [`?page=${"9".repeat(400)}`, 3],
])("the query %j requests page %i of 3", (search, page) => {
  expect(requestedPage(search, 3)).toBe(page);
});

describe("the pager", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 3, 4, 5, "gap", 9, 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [10, 20, [1, 2, "gap", 8, 9, 10, 11, 12, "gap", 19, 20]],
    [20, 20, [1, 2, "gap", 16, 17, 18, 19, 20]],
  ])("on page %i of %i shows %j", (number, count, entries) => {
    expect(pagerEntries(number, count)).toEqual(entries);
  });
  test("shows the pages around the current one and two at each end, without repeating any", () => {
    const pages = fc
      .integer({ min: 1, max: 300 })
      .chain((count) => fc.record({ count: fc.constant(count), number: fc.integer({ min: 1, max: count }) }));
    fc.assert(
      fc.property(pages, ({ number, count }) => {
        const numbers = pagerEntries(number, count).filter((entry) => entry !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const page of [1, Math.min(2, count), number, Math.max(1, count - 1), count]) {
          expect(numbers).toContain(page);
        }
        // Five around the current page, two at each end, and one on either side in place of a gap of one
        // page.
        expect(numbers.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
