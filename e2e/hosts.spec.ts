import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { CLIENT } from "../testing/build";
import { HEADERS } from "../server/response-headers";
import { startNginx, type Host } from "../testing/hosts";
import { expect, test } from "./site";

/** One request as it is given; nothing normalises the path, follows or unpacks. */
async function ask(origin: string, pathname: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(origin, { path: pathname, headers, method, agent: false }, resolve)
      .once("error", reject)
      .end();
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Every file of the build, and every page, by the path that a visitor asks for. */
async function pathsOfBuild(): Promise<string[]> {
  const paths: string[] = [];
  for await (const file of glob("**/*.*", { cwd: CLIENT, exclude: ["**/*.br", "**/*.gz", "404.html"] })) {
    paths.push(`/${file}`.replace(/(?:\/index)?\.html$/, "") || "/");
  }
  return paths;
}

const TYPES: Record<string, RegExp> = {
  "": /^text\/html; ?charset=utf-8$/i,
  ".css": /^text\/css; ?charset=utf-8$/i,
  ".js": /^text\/javascript; ?charset=utf-8$/i,
  ".data": /^text\/x-script; ?charset=utf-8$/i,
  ".csv": /^text\/csv; ?charset=utf-8$/i,
  ".json": /^application\/json$/,
  ".avif": /^image\/avif$/,
  ".webp": /^image\/webp$/,
  ".svg": /^image\/svg\+xml$/,
  ".woff2": /^font\/woff2$/,
  ".pdf": /^application\/pdf$/,
  ".ico": /^image\/(?:vnd\.microsoft\.icon|x-icon)$/,
  ".jpg": /^image\/jpeg$/,
  ".png": /^image\/png$/,
  ".txt": /^text\/plain; ?charset=utf-8$/i,
  ".xml": /^(?:application|text)\/xml/,
  ".webmanifest": /^application\/manifest\+json$/,
};

/** The names of the headers that are missing or have another value; those of documents stand on no other file. */
function wrongHeaders(headers: IncomingHttpHeaders, isDocument = true): string[] {
  const { all, document } = HEADERS;
  const wrong = (expected: Readonly<Record<string, string>>, isSent: boolean) =>
    Object.entries(expected).flatMap(([name, value]) =>
      headers[name.toLowerCase()] === (isSent ? value : undefined) ? [] : [name],
    );
  return [...wrong(all, true), ...wrong(document, isDocument)];
}

test("CDNs find the same headers in a file of the site, within the limits of Cloudflare Pages", async () => {
  const text = await readFile(path.join(CLIENT, "_headers"), "utf8");
  const rules = new Map<string, Record<string, string>>();
  for (const line of text.trimEnd().split("\n")) {
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

test("CDNs find a redirect for every page's file, and none that leads to another host", async () => {
  const text = await readFile(path.join(CLIENT, "_redirects"), "utf8");
  const rules = text.trimEnd().split("\n");
  for (const page of await pathsOfBuild())
    if (page !== "/" && path.extname(page) === "") expect(rules).toContain(`${page}.html ${page} 301!`);
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/(?:[\w:-]+(?:\/[\w:-]+)?)? 301!?$/);
});

test("every page has a policy that names its inline scripts, before the first of them", async () => {
  const pages = (await readdir(CLIENT, { recursive: true })).filter((file) => file.endsWith(".html"));
  const faults: string[] = [];
  for (const file of pages) {
    const html = await readFile(path.join(CLIENT, file), "utf8");
    const [policy = "", ...others] = html.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g) ?? [];
    const scripts = [...html.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)];
    const isNamed = ([, text = ""]: RegExpExecArray) =>
      policy.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const isFirst = html.indexOf(policy) < html.indexOf("<script");
    if (others.length > 0 || !isFirst || scripts.length === 0 || !scripts.every(isNamed)) faults.push(file);
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

for (const name of ["npm start", "nginx"] as const) {
  test.describe(name, { tag: name === "npm start" ? [] : ["@full"] }, () => {
    let host: Host | undefined;
    let origin = "";

    test.beforeAll(async ({ site }) => {
      test.slow();
      if (name === "nginx") host = await startNginx();
      origin = name === "npm start" ? site.origin : (host?.origin ?? "");
    });
    test.beforeEach(() => test.skip(origin === "", "nginx is not installed"));
    test.afterAll(() => host?.stop());

    test("answers every path of the build with its type, its headers and its cache rule", async () => {
      test.slow();
      const faults: string[] = [];
      for (const at of await pathsOfBuild()) {
        const { status, headers } = await ask(origin, at, {}, "HEAD");
        if (status !== 200) faults.push(`${at} is answered with ${status}`);
        const isHashed = at.startsWith("/assets/");
        for (const header of wrongHeaders(headers, !isHashed))
          faults.push(`${at} comes with the wrong ${header}`);
        const type = headers["content-type"] ?? "";
        if (!TYPES[path.extname(at)]?.test(type)) faults.push(`${at} has the type ${type}`);
        const cache = isHashed ? HEADERS.hashed : HEADERS.other;
        if (headers["cache-control"] !== cache)
          faults.push(`${at} has the cache rule ${headers["cache-control"]}`);
      }
      expect(faults).toEqual([]);
    });

    test("sends pages compressed, and whole to those who cannot unpack", async () => {
      const html = await readFile(path.join(CLIENT, "historia.html"), "utf8");
      const gzip = await ask(origin, "/historia", { "accept-encoding": "gzip" });
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(gzip.headers.vary).toBe("Accept-Encoding");
      expect(gunzipSync(gzip.body).toString()).toBe(html);
      expect((await ask(origin, "/historia")).body.toString()).toBe(html);
      // Debian's nginx needs a module of its own for this; its file says so.
      if (name === "nginx") return;
      const brotli = await ask(origin, "/historia", { "accept-encoding": "br, gzip" });
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
    });

    test("an unchanged page is not sent twice", async () => {
      const { headers } = await ask(origin, "/historia");
      const again = await ask(origin, "/historia", { "if-none-match": headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(wrongHeaders(again.headers)).toEqual([]);
    });

    for (const at of [
      "/nada",
      "/assets",
      "/assets/gone-CzVDA58q.js",
      "/.env",
      "/HISTORIA",
      "/404",
      "/404.html",
      "/_headers",
      "/_redirects",
      "/shop.HTML",
      "/shop.html.gz",
      "/shop-single/21",
    ]) {
      test(`${at} is the not-found page`, async () => {
        const reply = await ask(origin, at);
        expect(reply.status).toBe(404);
        expect(reply.body.toString()).toContain("Sorry Page Was Not Found!");
        expect(reply.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(reply.headers["cache-control"]).toBe(HEADERS.other);
        expect(wrongHeaders(reply.headers)).toEqual([]);
      });
    }

    test("every other spelling of a page's address leads to it for good, and never to another site", async () => {
      for (const [at, to] of [
        ["/index.html", "/"],
        ["/index?a=1", "/?a=1"],
        ["//", "/"],
        ["/historia/?a=1", "/historia?a=1"],
        ["/shop.html?page=2", "/shop?page=2"],
        ["/shop/index.html", "/shop"],
        ["/shop-single/3.html", "/shop-single/3"],
        ["/shop%2Ehtml", "/shop"],
        ["/%73hop", "/shop"],
        ["//shop", "/shop"],
        ["/shop//", "/shop"],
        ["/shop-single//3", "/shop-single/3"],
        ["//evil/index.html", "/evil"],
      ] as const) {
        const moved = await ask(origin, at, {}, "HEAD");
        expect([moved.status, moved.headers.location], at).toEqual([308, to]);
      }
      for (const at of [
        "//evil.example/",
        "/%2fevil.example/",
        "/\\evil.example/",
        "/%0d%0aSet-Cookie:x/",
        "/shop%0d%0aSet-Cookie:x.html",
        "//evil.example/..",
        "//evil.example/index.html",
      ]) {
        const { status, headers } = await ask(origin, at);
        expect(headers.location ?? "/", at).not.toMatch(/^(?:\/\/|\/\\|https?:)/);
        expect(headers["set-cookie"], at).toBeUndefined();
        expect(status, at).toBeLessThan(500);
      }
    });

    test("no path leads out of the site", async () => {
      for (const at of [
        "/..%2f..%2f..%2f..%2fetc/passwd",
        "/../../../../etc/passwd",
        "/assets/..%2f..%2f..%2fpackage.json",
        "/%2e%2e/%2e%2e/package.json",
        "/index.html%00.png",
        "/..\\..\\package.json",
      ]) {
        const { status, body } = await ask(origin, at);
        expect(status, at).toBeGreaterThanOrEqual(400);
        expect(status, at).toBeLessThan(500);
        expect(body.toString(), at).not.toMatch(/^root:|"private"/m);
      }
    });

    test("odd methods are refused", async () => {
      for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
        expect((await ask(origin, "/", {}, method)).status, method).toBe(405);
      }
    });

    test("ranges are answered or ignored, and nothing breaks", async () => {
      for (const range of ["bytes=0-9", "bytes=5-2", "bytes=99999999-", "lines=1"]) {
        const { status } = await ask(origin, "/historia", { range });
        expect([200, 206, 416], range).toContain(status);
      }
      expect((await ask(origin, "/")).status).toBe(200);
    });
  });
}
