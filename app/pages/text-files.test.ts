import { expect, test } from "vitest";
import { z } from "zod";
import { corporatePaths } from "~/catalog/content/route-paths";
import { writtenSlugs } from "~/catalog/content/written-slugs";
import { company } from "~/words/company";
import { loader as feed } from "./blog/feed";
import { loader as llms } from "./llms-txt";
import { loader as security } from "./security-txt";

test("llms.txt lists every corporate page", async () => {
  const text = await llms().text();
  expect(text.startsWith(`# ${company.name}\n\n> `)).toBe(true);
  expect(text).toMatch(/\n\n> \S.+\n\n## Páginas\n\n- \[/);
  const listed = Array.from(text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm), ([, url = ""]) => new URL(url));
  expect(new Set(listed.map(({ pathname }) => pathname))).toEqual(
    new Set(["/", ...corporatePaths, ...writtenSlugs.map((slug) => `/${slug}`)]),
  );
});

test("security.txt says whom to write to, and until when", async () => {
  const text = await security().text();
  expect(text).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+\nPreferred-Languages: es, en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\n$/,
  );
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("both feeds hold every post, newest first, and are as old as the newest", async () => {
  const item = z.looseObject({ id: z.url(), url: z.url(), date_modified: z.iso.datetime() });
  const { items } = z
    .looseObject({ version: z.string().startsWith("https://jsonfeed.org/version/1"), items: z.array(item) })
    .parse(await feed({ pattern: "/feed.json" }).json());
  expect(items.length).toBeGreaterThan(1);
  const days = items.map(({ date_modified: day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());

  const atom = await feed({ pattern: "/feed.xml" }).text();
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(/<updated>(.*?)<\/updated>/.exec(atom)?.[1]).toBe(days[0]);
  const ids = Array.from(atom.matchAll(/<entry>[^]*?<id>(.*?)<\/id>/g), ([, id]) => id);
  expect(ids).toEqual(items.map(({ id }) => id));
});
