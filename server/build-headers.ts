import { readFileSync } from "node:fs";
import { join } from "node:path";
import { responseHeaders, type ResponseHeaders } from "./response-headers.ts";

/** The file of a build's host files that holds the hashes of the scripts that stand inline in its pages. */
export const HASHES_FILE = "inline-hashes.json";

/**
 * The headers that go with a build.
 *
 * @param folder The build's host files, `build/hosts`.
 * @throws When its file is not there or holds something else.
 */
export function readHeaders(folder: string): ResponseHeaders {
  const file = join(folder, HASHES_FILE);
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isHashes(value))
    throw new Error(`${file} is not what the build writes. Run \`npm run build:sample\`.`);
  return responseHeaders(new Set(value));
}

function isHashes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((hash) => /^'sha256-[\w+/=]+'$/.test(String(hash)));
}
