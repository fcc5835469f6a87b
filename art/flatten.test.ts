import { describe, expect, it } from "vitest";
import { flatten, type Raster } from "./flatten.ts";

const SIZE = 200;

/** A cream sweep that darkens towards one corner, with a red square and its shadow in the middle. */
function studio(): Raster {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const light = 1 - 0.1 * (x / SIZE) ** 2 - 0.06 * (y / SIZE);
      const isObject = x > 70 && x < 130 && y > 60 && y < 120;
      const isShadow = x > 70 && x < 130 && y >= 120 && y < 128;
      const colour = isObject ? [200, 40, 20] : [250, 244, 232];
      const shade = isShadow ? 0.7 : 1;
      data.set(
        colour.map((value) => Math.round(value * light * shade)),
        (y * SIZE + x) * 3,
      );
    }
  }
  return { data, width: SIZE, height: SIZE };
}

const pixel = ({ data }: Raster, x: number, y: number) => {
  const at = (y * SIZE + x) * 3;
  return Array.from(data.subarray(at, at + 3));
};

describe("flatten", () => {
  const flat = flatten(studio());

  it.each([
    [0, 0],
    [199, 0],
    [0, 199],
    [199, 199],
    [30, 90],
    [100, 30],
    [100, 180],
  ])("makes the background at %i, %i pure white", (x, y) => {
    expect(pixel(flat, x, y)).toEqual([255, 255, 255]);
  });

  it("keeps the colour of the object", () => {
    const [red = 0, green = 0, blue = 0] = pixel(flat, 100, 90);
    expect(red).toBeGreaterThan(195);
    expect(green).toBeLessThan(50);
    expect(blue).toBeLessThan(30);
  });

  it("keeps the shadow, without the cream tint", () => {
    const shadow = pixel(flat, 100, 124);
    expect(Math.max(...shadow)).toBeLessThan(190);
    expect(Math.min(...shadow)).toBeGreaterThan(165);
    expect(Math.max(...shadow) - Math.min(...shadow)).toBeLessThan(8);
  });

  it("fades shadows before the edge and keeps objects that the edge cuts", () => {
    const raster = studio();
    const paint = (x: number, y: number, shade: number) => {
      const at = (y * SIZE + x) * 3;
      raster.data.set(
        raster.data.subarray(at, at + 3).map((value) => value * shade),
        at,
      );
    };
    for (let y = 150; y < 160; y++) for (let x = 150; x < SIZE; x++) paint(x, y, 0.88);
    for (let y = 20; y < 40; y++) for (let x = 180; x < SIZE; x++) paint(x, y, 0.3);
    const [whole, faded] = [flatten(raster), flatten(raster, { margin: 0.1 })];
    expect(pixel(whole, 199, 155)[0]).toBeLessThan(240);
    expect(pixel(faded, 199, 155)).toEqual([255, 255, 255]);
    expect(pixel(faded, 160, 155)[0]).toBe(pixel(whole, 160, 155)[0]);
    expect(pixel(faded, 199, 30)).toEqual(pixel(whole, 199, 30));
  });

  it("turns warm shadows grey and keeps the colour of pale objects", () => {
    const raster = studio();
    const paint = (x: number, y: number, shades: readonly number[]) => {
      const at = (y * SIZE + x) * 3;
      for (const [i, shade] of shades.entries()) raster.data[at + i] = (raster.data[at + i] ?? 0) * shade;
    };
    for (let y = 128; y < 136; y++) for (let x = 70; x < 130; x++) paint(x, y, [0.9, 0.88, 0.85]);
    for (let y = 136; y < 144; y++) for (let x = 70; x < 130; x++) paint(x, y, [0.96, 0.92, 0.78]);
    const grey = flatten(raster, { margin: 0.06 });
    const spread = (y: number) => Math.max(...pixel(grey, 100, y)) - Math.min(...pixel(grey, 100, y));
    expect(spread(132)).toBeLessThan(3);
    expect(spread(140)).toBeGreaterThan(30);
  });

  it("removes an isolated pale patch", () => {
    const raster = studio();
    for (let y = 150; y < 170; y++) {
      for (let x = 20; x < 50; x++) {
        const at = (y * SIZE + x) * 3;
        raster.data.set(
          raster.data.subarray(at, at + 3).map((value) => value * 0.93),
          at,
        );
      }
    }
    expect(pixel(flatten(raster, { margin: 0.06 }), 35, 160)).toEqual([255, 255, 255]);
  });

  it("does not change its input", () => {
    const input = studio();
    flatten(input);
    expect(Buffer.compare(input.data, studio().data)).toBe(0);
  });

  it("throws if a picture has no background", () => {
    expect(() => flatten({ data: new Uint8Array(300), width: 10, height: 10 })).toThrow(
      "too little background",
    );
  });
});
