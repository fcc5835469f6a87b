/** What came of one quality, and how much it differs from what it was made of. */
export type Attempt<T> = { made: T; quality: number; difference: number };

type Bounds = {
  /** The least and the most quality, whole numbers. */
  least: number;
  most: number;
  /** How much it may differ. */
  limit: number;
};

/** By how much a step of quality changes the logarithm of the difference, as measured: it only guides the search. */
const STEEPNESS = 0.035;
/** So near under the limit that a step down would be over it, or hardly smaller. */
const NEAR = 0.95;

/** Where to look next for the limit. */
export function guessFrom({ quality, difference }: Omit<Attempt<unknown>, "made">, limit: number): number {
  return quality + Math.round(Math.log(difference / limit) / STEEPNESS);
}

/** The least quality whose difference is within the limit, sought from a guess; the most where none is. */
export async function seekLeast<T>(
  make: (quality: number) => Promise<Omit<Attempt<T>, "quality">>,
  guess: number,
  { least, most, limit }: Bounds,
): Promise<Attempt<T>> {
  let quality = Math.min(most, Math.max(least, guess));
  let failed = least - 1;
  let passed: Attempt<T> | undefined;
  for (;;) {
    // One after the other: each follows from the one before.
    // oxlint-disable-next-line no-await-in-loop
    const found = { ...(await make(quality)), quality };
    if (found.difference <= limit) passed = found;
    else failed = quality;
    if (passed && (passed.quality - failed <= 1 || passed.difference > limit * NEAR)) return passed;
    if (failed >= most) return found;
    const highest = (passed?.quality ?? most + 1) - 1;
    quality = Math.min(highest, Math.max(failed + 1, guessFrom(found, limit)));
  }
}
