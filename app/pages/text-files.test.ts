import { expect, test } from "vitest";
import { corporatePaths } from "~/catalog/content/route-paths";
import { writtenSlugs } from "~/catalog/content/written-slugs";
import { company } from "~/words/company";
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
