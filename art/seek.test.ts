import { expect, it } from "vitest";
import { findMinQuality } from "./seek.ts";

/** As with real pictures, each quality step lowers the difference by the same factor. */
async function seek(limit: number, differenceAt = (quality: number) => 10 * Math.exp(-0.04 * quality)) {
  const tried: number[] = [];
  const found = await findMinQuality(
    async (quality) => {
      tried.push(quality);
      return { made: `${quality}`, difference: differenceAt(quality) };
    },
    48,
    { min: 42, max: 75, limit },
  );
  return { ...found, tried, differenceAt };
}

it.each([0.6, 0.9, 1.1, 1.4, 1.7])("finds the lowest quality within %f in a few steps", async (limit) => {
  const { quality, tried, differenceAt } = await seek(limit);
  expect(differenceAt(quality)).toBeLessThanOrEqual(limit);
  expect(differenceAt(quality - 1)).toBeGreaterThan(limit * 0.95);
  expect(tried.length).toBeLessThan(6);
});

it("stays between the minimum and the maximum", async () => {
  expect((await seek(9)).made).toBe("42");
  expect((await seek(0.1)).made).toBe("75");
});

it("terminates when the difference drops abruptly", async () => {
  const { made } = await seek(1, (quality) => (quality < 60 ? 5 : 0));
  expect(made).toBe("60");
});
