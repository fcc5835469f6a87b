import { globSync } from "node:fs";
import path from "node:path";

/** How many products the sample content has. */
export const PRODUCTS = globSync("content/products/*.md", {
  cwd: path.resolve(import.meta.dirname, ".."),
}).length;
