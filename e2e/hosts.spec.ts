import { createHash } from "node:crypto";
import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HEADERS, TYPES } from "../server/response-headers";
import { CLIENT } from "../testing/build";
import { expect, FULL, test } from "./site";

test("every page has a policy that names its inline scripts, before the first of them", async () => {
  const pages = (await readdir(CLIENT, { recursive: true })).filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(40);
  for (const file of pages) {
    const html = await readFile(path.join(CLIENT, file), "utf8");
    const [policy = "", ...others] = html.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g) ?? [];
    expect(others, file).toEqual([]);
    expect(policy, file).toMatch(
      /"default-src 'self'; script-src 'self'( 'sha256-[^ ]+')*; object-src 'none'; /,
    );
    expect(html.indexOf(policy), file).toBeLessThan(html.indexOf("<script"));
    for (const [, text = ""] of html.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs))
      expect(policy, file).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
});

test("npm start serves every file of the build with its type and headers", FULL, async ({ site }) => {
  test.slow();
  const files = glob("**/*.*", { cwd: CLIENT, exclude: ["**/*.{br,gz}", "404.html"] });
  for await (const file of files) {
    const at = `/${file}`.replace(/(?:\/index)?\.html$/, "") || "/";
    const { status, headers } = await fetch(site.origin + at, { method: "HEAD" });
    const isHashed = at.startsWith("/assets/");
    expect(status, at).toBe(200);
    expect(Object.fromEntries(headers), at).toMatchObject(
      lowerCased({
        "content-type": TYPES[path.extname(file).slice(1)],
        "cache-control": isHashed ? HEADERS.hashed : HEADERS.other,
        ...HEADERS.all,
        ...(!isHashed && HEADERS.document),
      }),
    );
    if (isHashed) expect(headers.has("content-security-policy"), at).toBe(false);
  }
});

const lowerCased = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
