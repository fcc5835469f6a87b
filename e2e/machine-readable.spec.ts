import { z } from "zod";
import { pages } from "../testing/pages";
import { expect, test } from "./site";

/** What is read here are answers: no second browser has anything to add. */
const once = { tag: "@chromium" };

const corporate = pages.filter(({ lang }) => lang === "es");

test("llms.txt lists every corporate page at an address that answers", once, async ({ request }) => {
  const answer = await request.get("/llms.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^# Aceites Corozal\n\n> \S.+\n\n## Páginas\n\n- \[/);
  const listed = Array.from(
    text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm),
    ([, address = ""]) => new URL(address),
  );
  expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual(
    corporate.map(({ path }) => path).toSorted(),
  );
  for (const { pathname } of listed) expect((await request.get(pathname)).status(), pathname).toBe(200);
});

test("security.txt says whom to write to, and until when", once, async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: es, en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\n$/,
  );
});

const jsonFeed = z.looseObject({
  version: z.string().startsWith("https://jsonfeed.org/version/1"),
  title: z.string(),
  feed_url: z.url(),
  items: z.array(
    z.looseObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_html: z.string().min(1),
      date_modified: z.iso.datetime(),
    }),
  ),
});

test(
  "the journal's lists and posts name its feeds, and both hold every post, newest first",
  once,
  async ({ page }) => {
    for (const path of [
      "/blog-standard",
      "/blog-3-column",
      "/blog-single/2",
      "/blog-single-with-sidebar/2",
    ]) {
      await page.goto(path);
      for (const type of ["application/atom+xml", "application/feed+json"])
        await expect(page.locator(`link[rel="alternate"][type="${type}"]`), path).toHaveCount(1);
    }
    const feed = jsonFeed.parse(await (await page.request.get("/feed.json")).json());
    const posts = pages.filter(({ path }) => path.startsWith("/blog-single-with-sidebar/"));
    expect(feed.items.length).toBeGreaterThanOrEqual(posts.length);
    const days = feed.items.map(({ date_modified: day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { url, title } of feed.items) {
      await page.goto(new URL(url).pathname);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }

    const atom = await (await page.request.get("/feed.xml")).text();
    const entries = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      return {
        root: document.documentElement.namespaceURI,
        updated: document.querySelector("feed > updated")?.textContent,
        ids: [...document.querySelectorAll("entry > id")].map((id) => id.textContent),
      };
    }, atom);
    expect(entries).toEqual({
      root: "http://www.w3.org/2005/Atom",
      // The day of the newest post, not of the build.
      updated: days[0],
      ids: feed.items.map(({ id }) => id),
    });
  },
);
