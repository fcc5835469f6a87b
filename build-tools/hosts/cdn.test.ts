import { expect, test } from "vitest";
import { HEADERS } from "../../server/response-headers.ts";
import { headersFile, redirectsFile } from "./cdn.ts";

test("_headers contains the site's headers, within the limits of Cloudflare Pages", () => {
  const rules = new Map<string, Record<string, string>>();
  for (const line of headersFile().trimEnd().split("\n")) {
    expect(line.length).toBeLessThanOrEqual(2000);
    const [, name, value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = [...rules.values()].at(-1);
    if (name && rule) rule[name] = value;
    else rules.set(line, {});
  }
  expect(Object.fromEntries(rules)).toEqual({
    "/*": { ...HEADERS.all, ...HEADERS.document },
    "/assets/*": { "Cache-Control": HEADERS.hashed },
    "/*.data": { "Content-Type": "text/x-script; charset=utf-8" },
  });
});

test("_redirects redirects every page's file name, but never to another host", () => {
  const rules = redirectsFile(["/shop", "/shop-single/3"]).trimEnd().split("\n");
  expect(rules).toContain("/shop.html /shop 301!");
  expect(rules).toContain("/shop-single/3.html /shop-single/3 301!");
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/(?:[\w:-]+(?:\/[\w:-]+)?)? 301!?$/);
});
