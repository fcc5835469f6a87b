import { axis, rowOf, SurfaceFit, type Surface } from "./surface.ts";

/** Pixels of a picture: red, green, blue, one byte each. */
export type Raster = { data: Uint8Array; width: number; height: number };

type Sample = { x: number; y: number; light: readonly [number, number, number] };

const SAMPLES = 12_000;
/** How far from the fitted light a sample of background may be, round by round. */
const TOLERANCES = [0.045, 0.035, 0.025];
/** The margin of a picture is background unless it is far from it: it holds the surface down at its ends. */
const MARGIN = { from: 0.9, tolerance: 0.1 };
const DARKEST = 0.2;
/** Puts white a little below the fitted light. */
const LIFT = 1.01;
/** What is nearer to white than this fades to white: noise and the last smears of light on the wall. */
const KNEE = 0.08;
/** What lacks no more light than a shadow does fades in the margin; what lacks more is an object, and stays. */
const SHADOW = { all: 0.16, none: 0.34 };
/** A shadow takes light of all three colours: where they differ by no more than this it becomes grey, up to the second. */
const TINGE = { all: 0.06, none: 0.11 };
/** Pale patches that touch nothing that lacks this much light are no shadows but smears on the wall. */
const CAST_BY = 0.09;

export type Flattening = {
  /** How white the background becomes; less than 1 keeps what is brighter than it in sight. */
  whiteness?: number | undefined;
  /**
   * How far from each edge, as a share of the shorter side, a shadow fades to white. Where one is given, warm shadows
   * become grey, too, and patches on the wall that belong to nothing go.
   */
  margin?: number | undefined;
};

/**
 * Makes the cream sweep behind a studio picture pure white, so that a page can multiply the picture onto a
 * tint: no alpha, no halo, true shadows. Fits the light of the background, leaving out object, shadow and
 * highlight in rounds, and divides by it.
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
      const most = Math.max(...lack);
      const inset = Math.min(column, row, width - 1 - column, height - 1 - row);
      const faded = inset < reach ? 1 - smoothstep(inset / reach) : 0;
      const kept = smoothstep(most / KNEE) * (1 - faded * between(SHADOW, most));
      const grey = margin > 0 ? between(SHADOW, most) * between(TINGE, most - Math.min(...lack)) : 0;
      const mean = lack.reduce((sum, value) => sum + value, 0) / lack.length;
      for (const [channel, value] of lack.entries()) {
        lacking[at + channel] = (value + (mean - value) * grey) * kept;
      }
      deepest[row * width + column] = most * kept;
    }
  }
  const cast = margin > 0 ? castBy(deepest, width) : undefined;
  const out = new Uint8Array(data.length);
  for (let at = 0; at < out.length; at++) {
    const wiped = cast?.[Math.floor(at / 3)] === 0;
    out[at] = wiped ? 255 : Math.round((1 - (lacking[at] ?? 0)) * 255);
  }
  return { data: out, width, height };
}

/** Marks the pixels that hang together with an object, by how much light each lacks: the object and its shadow. */
function castBy(lacking: Float32Array, width: number): Uint8Array {
  const cast = new Uint8Array(lacking.length);
  const edge: number[] = [];
  const markAbove = (pixel: number, least: number) => {
    if (cast[pixel] !== 0 || (lacking[pixel] ?? 0) <= least) return;
    cast[pixel] = 1;
    edge.push(pixel);
  };
  for (let pixel = 0; pixel < lacking.length; pixel++) markAbove(pixel, CAST_BY);
  for (let pixel = edge.pop(); pixel !== undefined; pixel = edge.pop()) {
    const column = pixel % width;
    if (column > 0) markAbove(pixel - 1, 0);
    if (column < width - 1) markAbove(pixel + 1, 0);
    markAbove(pixel - width, 0);
    markAbove(pixel + width, 0);
  }
  return cast;
}

/** 1 up to the first of the two, 0 from the second on. */
function between({ all, none }: { all: number; none: number }, value: number): number {
  return 1 - smoothstep((value - all) / (none - all));
}

/** 0 to 1 without a corner at either end. */
function smoothstep(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
