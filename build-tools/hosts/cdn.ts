import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  HASHED_FOLDER,
  HEADERS,
  HEADERS_FILE,
  REDIRECTS_FILE,
  TYPES,
} from "../../server/response-headers.ts";

/**
 * Writes the `_headers` and `_redirects` of Cloudflare Pages and Netlify, which read but never serve them.
 *
 * @param site The finished build, `build/client`.
 */
export function writeCdnFiles(site: string): void {
  const pages = globSync("**/*.html", { cwd: site })
    .filter((file) => !["index.html", "404.html"].includes(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`)
    .toSorted();
  writeFileSync(join(site, HEADERS_FILE), headersFile());
  writeFileSync(join(site, REDIRECTS_FILE), redirectsFile(pages));
}

/** Both CDNs revalidate files without `Cache-Control`, join repeated headers, and compress `.data` only if it has a type. */
export function headersFile(): string {
  const { all, document, hashed } = HEADERS;
  const lines = Object.entries({ ...all, ...document }).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join("\n")}
${HASHED_FOLDER}*
  Cache-Control: ${hashed}
/*.data
  Content-Type: ${TYPES["data"]}
`;
}

/**
 * Cloudflare Pages drops `.html` by itself; Netlify serves the file unless `!` forces the rule, which Cloudflare reports and
 * ignores. Placeholders match one segment, so no rule can lead to another host. No rule can match doubled slashes; the app
 * handles these (`app/entry.client.tsx`).
 *
 * @param pages Paths of all pages but the home page.
 */
export function redirectsFile(pages: readonly string[]): string {
  const rules = [
    "/:a/index /:a 301",
    "/:a/index.html /:a 301",
    "/:a/:b/index /:a/:b 301",
    "/:a/:b/index.html /:a/:b 301",
    "/index / 301!",
    "/index.html / 301!",
    ...pages.map((page) => `${page}.html ${page} 301!`),
  ];
  return `${rules.join("\n")}\n`;
}
