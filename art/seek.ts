/** An encoding with one quality, and its difference from the original. */
export type Attempt<T> = { made: T; quality: number; difference: number };

type Bounds = {
  /** The range of whole-number qualities. */
  min: number;
  max: number;
  /** The largest allowed difference. */
  limit: number;
};

/** Measured change in the difference's logarithm per quality step; it only guides the search. */
const STEEPNESS = 0.035;
/** This close to the limit, a lower quality would exceed it or save almost nothing. */
const NEAR = 0.95;

/** The quality at which the difference probably meets the limit. */
export function guessFrom({ quality, difference }: Omit<Attempt<unknown>, "made">, limit: number): number {
  return quality + Math.round(Math.log(difference / limit) / STEEPNESS);
}

/** The lowest quality whose difference is within the limit, or the highest quality if none is. */
export async function findMinQuality<T>(
  make: (quality: number) => Promise<Omit<Attempt<T>, "quality">>,
  guess: number,
  { min, max, limit }: Bounds,
): Promise<Attempt<T>> {
  let quality = Math.min(max, Math.max(min, guess));
  let failed = min - 1;
  let passed: Attempt<T> | undefined;
  for (;;) {
    const found = { ...(await make(quality)), quality };
    if (found.difference <= limit) passed = found;
    else failed = quality;
    if (passed && (passed.quality - failed <= 1 || passed.difference > limit * NEAR)) return passed;
    if (failed >= max) return found;
    const highest = (passed?.quality ?? max + 1) - 1;
    quality = Math.min(highest, Math.max(failed + 1, guessFrom(found, limit)));
  }
}
