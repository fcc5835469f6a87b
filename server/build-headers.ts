import { readFileSync } from "node:fs";
import { join } from "node:path";
import { responseHeaders, type ResponseHeaders } from "./response-headers.ts";

/** The file in `build/hosts` that holds the hashes of the scripts inline in pages. */
export const HASHES_FILE = "inline-hashes.json";

/** The headers of a build, from its `build/hosts`. */
export function readHeaders(folder: string): ResponseHeaders {
  const file = join(folder, HASHES_FILE);
  const hashes: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(hashes)) throw new Error(`${file} is not what the build writes.`);
  return responseHeaders(new Set(hashes.map(String)));
}
