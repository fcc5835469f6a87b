import { createHash } from "node:crypto";

/** One file that is made of others, and named after what it is made of: a logo, an icon or a card for shared links. */
export type Derived = {
  /** Its name in the registry. */
  name: string;
  /** Path under the output folder, without hash and ending: `brand/favicon`. */
  stem: string;
  /** Path under the output folder: `brand/favicon-1a2b3c4d.ico`. */
  file: string;
  make: () => Promise<Uint8Array>;
};

/** Names a derived file: `ingredients` is all that decides what is in it. */
export function derive(
  name: string,
  stem: string,
  ending: "ico" | "jpg" | "png" | "svg" | "webp",
  ingredients: readonly (string | Uint8Array)[],
  make: Derived["make"],
): Derived {
  const hash = createHash("sha256");
  for (const ingredient of ingredients) hash.update(ingredient).update("\0");
  return { name, stem, file: `${stem}-${hash.digest("hex").slice(0, 8)}.${ending}`, make };
}
