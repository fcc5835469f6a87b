import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { kinds, pages, titleOf } from "../testing/pages";
import { expectAccessible } from "./accessibility";
import { wrongLanguages } from "./languages";
import { expect, hydrated, test } from "./site";

const WIDTHS = [320, 390, 820, 1440];
/** A phone and a desktop: there both accessibility engines look at the page, too. */
const AUDITED = new Set([390, 1440]);

async function expectWholePage(
  page: Page,
  { path, lang, heading, title }: Record<"path" | "lang" | "heading" | "title", string>,
) {
  const response = await page.goto(`${path}?junk=1`);
  // Firefox names the answer by which it takes a page from its cache.
  expect([200, 304]).toContain(response?.status());
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
}

/** Scrolls the page to its end so that every lazy picture comes, and returns those that did not. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
}

/** The tag of what needs no second browser: pages whose kind another one stands for, and what reads answers alone. */
const once = { tag: "@chromium" };

for (const entry of pages) {
  const expected = { ...entry, title: titleOf(entry) };
  const details = kinds.some((path) => path.split("/")[1] === entry.path.split("/")[1]) ? {} : once;

  test(
    `${entry.path} is whole and open to everyone, at every width, without an error`,
    details,
    async ({ page, browserName, faults }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of WIDTHS) {
        // From an empty page: one that is resized fetches other pictures, which leaving it would break off.
        await page.goto("about:blank");
        await page.setViewportSize({ width, height: 900 });
        await expectWholePage(page, expected);
        await hydrated(page);
        expect(await brokenPictures(page), `broken pictures at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `nothing stands out of a window of ${width} px`,
        ).toBeLessThanOrEqual(width);
        // Both engines read what the page says, which is the same in every browser.
        if (AUDITED.has(width) && browserName === "chromium") await expectAccessible(page);
      }
      expect(faults.list).toEqual([]);
    },
  );

  test(`${entry.path} says everything without scripts`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await expectWholePage(page, expected);
    expect(await wrongLanguages(page), "texts that are not in the language the page says").toEqual([]);
    await context.close();
  });
}

/** A page as the first view of the site's own server, without a browser. */
async function headOf(request: APIRequestContext, path: string): Promise<string> {
  return (await (await request.get(path)).text()).split("<body")[0] ?? "";
}

test("a shared link shows a picture of its kind of page", once, async ({ request }) => {
  const cards = new Set<string>();
  for (const { path } of pages) {
    const card = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(
      await headOf(request, path),
    )?.[1];
    expect(card, path).toMatch(/^\/assets\/img\/cards\//);
    cards.add(card ?? "");
  }
  expect(cards.size).toBeGreaterThan(12);
  for (const card of cards) {
    const { width, height } = await sharp(await (await request.get(card)).body()).metadata();
    expect([width, height], card).toEqual([1200, 630]);
  }
});

test("tabs and home screens have an icon", once, async ({ request }) => {
  const head = await headOf(request, "/");
  const linked = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(linked).toHaveLength(3);
  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = z
    .object({ name: z.literal("Aceites Corozal"), icons: z.array(z.object({ src: z.string() })) })
    .parse(await manifest.json());
  for (const icon of [...linked, ...icons.map(({ src }) => src)]) {
    const response = await request.get(icon ?? "");
    expect(response.status(), icon).toBe(200);
    expect(response.headers()["content-type"], icon).toMatch(/^image\//);
  }
});

test("titles, descriptions and canonical addresses are unique", once, async ({ page }) => {
  test.slow();
  const seen = { title: new Set<string>(), description: new Set<string>(), canonical: new Set<string>() };
  for (const { path } of pages) {
    await page.goto(path);
    seen.title.add(await page.title());
    seen.description.add((await page.locator('meta[name="description"]').getAttribute("content")) ?? "");
    seen.canonical.add((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
  }
  for (const values of Object.values(seen)) expect([...values].filter(Boolean)).toHaveLength(pages.length);
});

test(
  "every link of the site leads to a page, and every picture has its words and its size",
  once,
  async ({ page, request }) => {
    test.slow();
    const links = new Set<string>();
    for (const { path } of pages) {
      await page.goto(path);
      const found = await page.evaluate(() => ({
        links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
        bare: [...document.images].filter(
          (image) => !["alt", "width", "height"].every((name) => image.hasAttribute(name)),
        ).length,
      }));
      expect(found.bare, `pictures of ${path} without alt, width or height`).toBe(0);
      for (const link of found.links) {
        if (link.startsWith("/")) links.add(link);
        if (link.startsWith("#")) links.add(path + link);
      }
    }
    for (const link of links) {
      const response = await request.get(link);
      expect(response.status(), link).toBe(200);
      const fragment = link.split("#")[1];
      if (fragment) expect(await response.text(), link).toContain(`id="${fragment}"`);
    }
  },
);

test("search engines find every page once, in a sitemap that robots.txt names", once, async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const found = addresses.map((address) => new URL(address).pathname);
  for (const { path } of pages) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await headOf(request, path))?.[1];
    expect(addresses, path).toContain(canonical);
  }
  for (const at of found) expect((await request.get(at)).status(), at).toBe(200);
});

test(
  "pages describe themselves to search engines: company, breadcrumbs, product and article",
  once,
  async ({ request }) => {
    const described: Record<string, string[]> = {
      "/": ["Organization"],
      "/historia": ["BreadcrumbList"],
      "/shop-single/1": ["BreadcrumbList", "Product"],
      "/blog-single/2": ["Article", "BreadcrumbList"],
    };
    for (const [path, expected] of Object.entries(described)) {
      const html = await (await request.get(path)).text();
      const things = Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, text = ""]) =>
          z
            .looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() })
            .parse(JSON.parse(text)),
      );
      expect(things.map((thing) => thing["@type"]).toSorted(), path).toEqual(expected);
      expect(JSON.stringify(things), "no rating is invented").not.toMatch(/rating|review/i);
    }
  },
);
