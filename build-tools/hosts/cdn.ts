import { HASHED_FOLDER, TYPES, type ResponseHeaders } from "../../server/response-headers.ts";

/**
 * A `_headers` file for Cloudflare Pages and Netlify. Both revalidate files without `Cache-Control`, join repeated headers,
 * and compress `.data` files only if they have a content type.
 */
export function headersFile({ all, document, hashed }: ResponseHeaders): string {
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
 * A `_redirects` file. Cloudflare Pages drops `.html` by itself; Netlify serves the file unless `!` forces the rule, which
 * Cloudflare reports and ignores. Placeholders match one segment, so no rule can lead to another host. No rule can match
 * doubled slashes; the app handles these (`app/entry.client.tsx`).
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
