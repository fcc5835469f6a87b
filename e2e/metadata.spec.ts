import type { Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { firstRecord, pages } from "../testing/site-pages";
import { expect, test } from "./site";

/** Reads the HTML of pages, without running their scripts. */
async function readPages(page: Page, paths = pages.map(({ path }) => path)) {
  await page.goto("/");
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (path) => {
          const html = await (await fetch(path)).text();
          const sent = new DOMParser().parseFromString(html, "text/html");
          const all = (selector: string, name: string) =>
            [...sent.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
          return {
            path,
            title: sent.title,
            description: all('meta[name="description"]', "content").join(),
            canonical: all('link[rel="canonical"]', "href").join(),
            card: all('meta[property="og:image"]', "content").join(),
            links: all('a, link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])', "href"),
            feeds: all('link[rel="alternate"]', "type"),
            bare: all("img:not([alt][width][height])", "src"),
            things: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
              (script) => script.textContent,
            ),
          };
        }),
      ),
    paths,
  );
}

test("gives every page its own title, description, address, feed and card", async ({ page, request }) => {
  const read = await readPages(page);
  for (const name of ["title", "description", "canonical"] as const)
    expect(new Set(read.map((one) => one[name]).filter(Boolean)).size, name).toBe(pages.length);
  for (const { path, feeds, bare } of read) {
    expect(feeds, path).toEqual(path.startsWith("/blog-") ? ["application/atom+xml"] : []);
    expect(bare, `pictures of ${path} without text or size`).toEqual([]);
  }
  // What a shared link shows.
  const cards = new Set(read.map(({ card }) => new URL(card).pathname));
  expect(cards.size).toBeGreaterThan(12);
  for (const card of cards) {
    expect(card).toMatch(/^\/assets\/img\/cards\//);
    const { width, height } = await sharp(await (await request.get(card)).body()).metadata();
    expect([width, height], card).toEqual([1200, 630]);
  }
});

test("links only to pages, headings and icons that exist", async ({ page, request }) => {
  test.slow();
  const read = await readPages(page);
  const links = new Set(
    read.flatMap(({ path, links: all }) => all.map((link) => (link.startsWith("#") ? path + link : link))),
  );
  for (const link of links) {
    if (!link.startsWith("/")) continue;
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
    const fragment = link.split("#")[1];
    if (fragment) expect(await response.text(), link).toContain(`id="${fragment}"`);
  }
});

test("lists every page once in the sitemap that robots.txt names", async ({ page, request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { path, canonical } of await readPages(page)) expect(addresses, path).toContain(canonical);
  for (const address of addresses)
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});

test("describes company, breadcrumbs, product and article to search engines", async ({ page }) => {
  const described: Record<string, string[]> = {
    "/": ["Organization"],
    "/historia": ["BreadcrumbList"],
    [firstRecord("/shop-single/")]: ["BreadcrumbList", "Product"],
    [firstRecord("/blog-single/")]: ["Article", "BreadcrumbList"],
  };
  const thing = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });
  for (const { path, things } of await readPages(page, Object.keys(described))) {
    const parsed = things.map((text) => thing.parse(JSON.parse(text)));
    expect(parsed.map((one) => one["@type"]).toSorted(), path).toEqual(described[path]);
    expect(JSON.stringify(parsed), "no rating is invented").not.toMatch(/rating|review/i);
  }
});
