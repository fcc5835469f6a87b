/** High enough to follow the light on a studio wall, but too low to follow a shadow. */
const DEGREE = 5;
const CHANNELS = 3;
/** Regularisation per sample, which keeps the surface smooth where an object hides the background. */
const RIDGE = 1e-5;

/** The powers of x and y in each term: 1, y, y², …, x, xy, … */
const POWERS = Array.from({ length: DEGREE + 1 }, (_, i) =>
  Array.from({ length: DEGREE + 1 - i }, (__, j) => ({ i, j })),
).flat();
const TERMS = POWERS.length;

/** The surface's coefficients, one set per colour channel. */
export type Surface = readonly Float64Array[];

/** Maps a pixel index to a coordinate from -1 to 1. */
export function axis(index: number, size: number): number {
  return (index / size) * 2 - 1;
}

/** Fits a surface to samples of light by least squares. */
export class SurfaceFit {
  readonly #rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + CHANNELS));
  #samples = 0;

  add(x: number, y: number, light: readonly number[]): void {
    const values = [...POWERS.map(({ i, j }) => x ** i * y ** j), ...light];
    for (let i = 0; i < TERMS; i++) {
      const row = this.#rows[i];
      const term = values[i] ?? 0;
      if (row) for (let j = 0; j < values.length; j++) row[j] = (row[j] ?? 0) + term * (values[j] ?? 0);
    }
    this.#samples += 1;
  }

  solve(): Surface {
    if (this.#samples < TERMS * 10) throw new Error("too little background to fit its light");
    const rows = this.#rows.map((row) => row.slice());
    for (const [i, row] of rows.entries()) row[i] = (row[i] ?? 0) + (i === 0 ? 0 : RIDGE * this.#samples);
    for (let column = 0; column < TERMS; column++) eliminate(rows, column);
    return Array.from({ length: CHANNELS }, (_, c) => Float64Array.from(rows, (row) => row[TERMS + c] ?? 0));
  }
}

/** One Gauss-Jordan step: 1 on the diagonal, 0 elsewhere in the column. The matrix is positive definite. */
function eliminate(rows: readonly Float64Array[], column: number): void {
  const pivot = rows[column];
  if (!pivot) return;
  const divisor = pivot[column] ?? 1;
  for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / divisor;
  for (const row of rows) {
    const factor = row[column] ?? 0;
    if (row === pivot || factor === 0) continue;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
  }
}

/** The light along the row at `y`, as a function of x and channel. */
export function rowOf(surface: Surface, y: number): (x: number, channel: number) => number {
  const polynomials = surface.map((coefficients) => {
    const byPower = new Float64Array(DEGREE + 1);
    for (const [t, { i, j }] of POWERS.entries()) {
      byPower[i] = (byPower[i] ?? 0) + (coefficients[t] ?? 0) * y ** j;
    }
    return byPower;
  });
  return (x, channel) =>
    polynomials[channel]?.reduceRight((sum, coefficient) => sum * x + coefficient, 0) ?? 0;
}
