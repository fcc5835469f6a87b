import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes `sitemap.xml`, with the canonical address of every indexed page, and `robots.txt`.
 *
 * @param site The finished build, `build/client`.
 * @param origin The public origin of the site.
 */
export async function writeSitemap(site: string, origin: string): Promise<void> {
  const addresses = new Set<string>();
  for await (const file of glob("**/index.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    if (html.includes('<meta name="robots" content="noindex"')) continue;
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (!canonical?.startsWith(origin)) throw new Error(`${file} has no canonical address of ${origin}`);
    // `href` is a copy, whereas a substring would keep the whole page in memory.
    addresses.add(new URL(canonical).href);
  }
  const urls = [...addresses].toSorted().map((address) => `  <url><loc>${address}</loc></url>\n`);
  await writeFile(
    join(site, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  );
  await writeFile(
    join(site, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`,
  );
}
