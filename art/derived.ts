import { createHash } from "node:crypto";

/** A generated file whose name contains the hash of its inputs: a logo, an icon or a social card. */
export type Derived = {
  /** The name in the registry. */
  name: string;
  /** Path under the output folder, without hash and extension: `brand/favicon`. */
  stem: string;
  /** Path under the output folder: `brand/favicon-1a2b3c4d.ico`. */
  file: string;
  make: () => Promise<Uint8Array>;
};

/** Names a generated file. `inputs` must include everything that determines its content. */
export function derive(
  name: string,
  stem: string,
  extension: "ico" | "jpg" | "png" | "svg" | "webp",
  inputs: readonly (string | Uint8Array)[],
  make: Derived["make"],
): Derived {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input).update("\0");
  return { name, stem, file: `${stem}-${hash.digest("hex").slice(0, 8)}.${extension}`, make };
}
