import { axis, rowOf, SurfaceFit, type Surface } from "./surface.ts";

/** RGB pixels, one byte per channel. */
export type Raster = { data: Uint8Array; width: number; height: number };

type Sample = { x: number; y: number; light: readonly [number, number, number] };

const SAMPLES = 12_000;
/** How far a background sample may be from the fitted light, in each iteration. */
const TOLERANCES = [0.045, 0.035, 0.025];
/** Samples near the edges get a wide tolerance, because they keep the fitted surface in place there. */
const MARGIN = { from: 0.9, tolerance: 0.1 };
const DARKEST = 0.2;
/** Also makes light slightly below the fitted surface white. */
const LIFT = 1.01;
/** Darkening below this is noise or a faint smear on the wall, and fades to white. */
const KNEE = 0.08;
/** Darkening up to `all` is a shadow, which fades in the margin; from `none` up it is an object, which stays. */
const SHADOW = { all: 0.16, none: 0.34 };
/** A shadow whose channels differ by up to `all` turns grey; from `none` up it keeps its colour. */
const TINGE = { all: 0.06, none: 0.11 };
/** A patch that is not connected to anything this dark is a smear on the wall, not a shadow. */
const MIN_OBJECT_DARKNESS = 0.09;

export type Flattening = {
  /** White level of the background; below 1, objects brighter than the background stay visible. */
  whiteness?: number | undefined;
  /**
   * The zone along each edge, as a fraction of the shorter side, in which shadows fade to white. A margin also turns warm
   * shadows grey and removes isolated patches on the wall.
   */
  margin?: number | undefined;
};

/**
 * Turns a studio picture's cream background pure white, so that pages can multiply the picture onto a tint: no alpha, no
 * halo, true shadows. Fits a surface to the background's light, dropping outliers step by step, and divides by it.
 */
export function flatten(raster: Raster, { whiteness = 1, margin = 0 }: Flattening = {}): Raster {
  const samples = samplesOf(raster);
  let surface = fit(samples.filter(isPale));
  for (const tolerance of TOLERANCES) surface = fit(samples.filter((one) => isNear(one, surface, tolerance)));
  return divide(raster, surface, whiteness, margin);
}

function samplesOf({ data, width, height }: Raster): Sample[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const byte = (at: number) => (data[at] ?? 0) / 255;
  const samples: Sample[] = [];
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      const at = (row * width + column) * 3;
      samples.push({
        x: axis(column, width),
        y: axis(row, height),
        light: [byte(at), byte(at + 1), byte(at + 2)],
      });
    }
  }
  return samples;
}

function isPale({ light: [r, g, b] }: Sample): boolean {
  return (r + g + b) / 3 > 0.8 && Math.max(r, g, b) - Math.min(r, g, b) < 0.16;
}

function isNear({ x, y, light }: Sample, surface: Surface, tolerance: number): boolean {
  const background = rowOf(surface, y);
  const off = light.map((value, channel) => value - background(x, channel));
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  const isMargin = Math.max(Math.abs(x), Math.abs(y)) > MARGIN.from;
  const limit = isMargin ? MARGIN.tolerance : tolerance;
  return Math.abs(mean) < limit && off.every((value) => Math.abs(value) < Math.max(0.06, limit));
}

function fit(samples: readonly Sample[]): Surface {
  const light = new SurfaceFit();
  for (const sample of samples) light.add(sample.x, sample.y, sample.light);
  return light.solve();
}

function divide(
  { data, width, height }: Raster,
  surface: Surface,
  whiteness: number,
  margin: number,
): Raster {
  const lacking = new Float32Array(data.length);
  const deepest = new Float32Array(width * height);
  const reach = margin * (Math.min(width, height) - 1);
  for (let row = 0; row < height; row++) {
    const background = rowOf(surface, axis(row, height));
    for (let column = 0; column < width; column++) {
      const x = axis(column, width);
      const at = (row * width + column) * 3;
      const lack = [0, 1, 2].map((channel) => {
        const light = (data[at + channel] ?? 0) / 255 / Math.max(background(x, channel), DARKEST);
        return Math.max(0, 1 - light * LIFT * whiteness);
      });
      const max = Math.max(...lack);
      const inset = Math.min(column, row, width - 1 - column, height - 1 - row);
      const faded = inset < reach ? 1 - smoothstep(inset / reach) : 0;
      const kept = smoothstep(max / KNEE) * (1 - faded * fade(SHADOW, max));
      const grey = margin > 0 ? fade(SHADOW, max) * fade(TINGE, max - Math.min(...lack)) : 0;
      const mean = lack.reduce((sum, value) => sum + value, 0) / lack.length;
      for (const [channel, value] of lack.entries()) {
        lacking[at + channel] = (value + (mean - value) * grey) * kept;
      }
      deepest[row * width + column] = max * kept;
    }
  }
  const connected = margin > 0 ? connectedToObject(deepest, width) : undefined;
  const out = new Uint8Array(data.length);
  for (let at = 0; at < out.length; at++) {
    const wiped = connected?.[Math.floor(at / 3)] === 0;
    out[at] = wiped ? 255 : Math.round((1 - (lacking[at] ?? 0)) * 255);
  }
  return { data: out, width, height };
}

/** Marks the pixels connected to an object, which are the object and its shadow. */
function connectedToObject(lacking: Float32Array, width: number): Uint8Array {
  const connected = new Uint8Array(lacking.length);
  const edge: number[] = [];
  const markAbove = (pixel: number, threshold: number) => {
    if (connected[pixel] !== 0 || (lacking[pixel] ?? 0) <= threshold) return;
    connected[pixel] = 1;
    edge.push(pixel);
  };
  for (let pixel = 0; pixel < lacking.length; pixel++) markAbove(pixel, MIN_OBJECT_DARKNESS);
  for (let pixel = edge.pop(); pixel !== undefined; pixel = edge.pop()) {
    const column = pixel % width;
    if (column > 0) markAbove(pixel - 1, 0);
    if (column < width - 1) markAbove(pixel + 1, 0);
    markAbove(pixel - width, 0);
    markAbove(pixel + width, 0);
  }
  return connected;
}

/** Returns 1 up to `all`, 0 from `none` up, and a smooth transition in between. */
function fade({ all, none }: { all: number; none: number }, value: number): number {
  return 1 - smoothstep((value - all) / (none - all));
}

function smoothstep(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
