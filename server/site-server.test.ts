import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { startSite } from "../testing/start-site.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const NOT_FOUND = `<h1>No encontrada</h1>${"<p>perdida</p>".repeat(100)}`;

describe("pages", () => {
  test("serves clean URLs", async () => {
    const { port } = await startSite({ "historia/index.html": "<h1>Historia</h1>" });
    const home = await ask(port, "/");
    expect([home.status, home.body.toString()]).toEqual([200, "<h1>Inicio</h1>"]);
    const page = await ask(port, "/historia?x=%zz");
    expect([page.status, page.body.toString()]).toEqual([200, "<h1>Historia</h1>"]);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("answers HEAD with only the headers", async () => {
    const { port } = await startSite();
    const head = await ask(port, "/", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "15", 0]);
  });

  test.each([
    ["/index.html", "/"],
    ["/index", "/"],
    ["//", "/"],
    ["/historia.html", "/historia"],
    ["/historia.html?page=2&next=//x/", "/historia?page=2&next=//x/"],
    ["/historia/", "/historia"],
    ["/historia//", "/historia"],
    ["//historia", "/historia"],
    ["/historia.html/", "/historia"],
    ["/historia/index", "/historia"],
    ["/historia/index.html", "/historia"],
    ["/historia%2findex%2Ehtml", "/historia"],
    ["/%68istoria", "/historia"],
    ["/shop-single/3.html", "/shop-single/3"],
    ["/shop-single//3", "/shop-single/3"],
    ["//evil.example/", "/evil.example"],
    ["///evil.example/index.html", "/evil.example"],
    ["/%2f%2fevil.example", "/evil.example"],
  ])("permanently redirects %s to %s", async (path, location) => {
    const { port } = await startSite({ "historia.html": "x" });
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await ask(port, path, { method });
      expect([status, headers.location], method).toEqual([308, location]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test.each([
    ["/_.data", "text/x-script; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/favicon.ico", "image/x-icon"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/a.avif", "image/avif"],
    ["/a.js", "text/javascript; charset=utf-8"],
  ])("gives %s the type %s", async (path, type) => {
    const { port } = await startSite({ [path]: "x" });
    expect((await ask(port, path)).headers["content-type"]).toBe(type);
  });
});

describe("compression and caching", () => {
  test("compresses pages for clients that accept it", async () => {
    const html = "<p>aceite</p>".repeat(200);
    const { port } = await startSite({ "historia/index.html": html });
    const brotli = await ask(port, "/historia", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
    const gzip = await ask(port, "/historia", { headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const plain = await ask(port, "/historia");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(plain.body.toString()).toBe(html);
  });

  test("answers 304 to the page's current ETag", async () => {
    const { port } = await startSite();
    const etag = (await ask(port, "/")).headers.etag;
    expect(etag).toMatch(/^W\/"/);
    const again = await ask(port, "/", { headers: { "if-none-match": etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.headers["x-content-type-options"]).toBe("nosniff");
    expect((await ask(port, "/", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  });

  test.each([
    // File names in this folder contain a content hash.
    ["/assets/home-CzVDA58q.js", IMMUTABLE],
    ["/assets/img/hero-agua-Bbx00DMy-480.avif", IMMUTABLE],
    ["/home-CzVDA58q.js", "no-cache"],
    ["/other/assets/home-CzVDA58q.js", "no-cache"],
    ["/assetsx/home-CzVDA58q.js", "no-cache"],
  ])("sends %s with Cache-Control: %s", async (path, cache) => {
    const { port } = await startSite({ [path]: "x" });
    const { status, headers } = await ask(port, path);
    expect([status, headers["cache-control"]]).toEqual([200, cache]);
  });

  test.each(["bytes=5-2", "bytes=99-", "lines=1"])("ignores the range %o", async (range) => {
    const { port } = await startSite();
    const { status, body } = await ask(port, "/", { headers: { range } });
    expect([status, body.toString()]).toEqual([200, "<h1>Inicio</h1>"]);
  });
});

describe("not found", () => {
  test.each([
    "/nada",
    "/assets",
    "/assets/gone-CzVDA58q.js",
    "/.vite/manifest.json",
    "/.env",
    "/historia%252ehtml",
    "/historia.HTML",
    "/historia.html.br",
    "/historia.html%20",
    "/.html",
    "/404",
    "/404.html",
    "//404.html",
    "/_headers",
    "/_redirects",
    "/../secret.txt",
    "/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/%zz",
    "/%00",
    "/%0d%0aSet-Cookie:x",
    "/\\evil.example/",
    "http://evil.example/",
    "/__proto__",
  ])("answers %s with the not-found page", async (path) => {
    const { port } = await startSite({
      "historia.html": NOT_FOUND,
      "404.html": NOT_FOUND,
      "assets/a.js": "x",
      ".vite/manifest.json": "{}",
      ".env": "x",
      _headers: "x",
      _redirects: "x",
      "../secret.txt": "x",
    });
    const { status, headers, body } = await ask(port, path);
    expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toBeDefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("refuses %s", async (method) => {
    const { port } = await startSite();
    const { status, headers } = await ask(port, "/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("survives the deletion of a file that it is serving", async () => {
    const { port, root } = await startSite({ "gone.js": "x" });
    await rm(join(root, "gone.js"));
    await expect(ask(port, "/gone.js")).rejects.toThrow("socket hang up");
    expect((await ask(port, "/")).status).toBe(200);
  });
});
