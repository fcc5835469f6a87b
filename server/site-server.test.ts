import { rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ask, askRaw } from "../testing/ask.ts";
import { makeFolder } from "../testing/make-folder.ts";
import { HEADERS, startSite } from "../testing/start-site.ts";
import { MAILBOX_PATH } from "./mailbox.ts";
import { createSiteServer } from "./site-server.ts";

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

  test("answers HEAD with the headers alone", async () => {
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
  ])("redirects %s to %s for good", async (path, location) => {
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
  test("serves the compressed twins, and what they unpack to is the page", async () => {
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

  test("answers 304 to the page's own ETag", async () => {
    const { port } = await startSite();
    const etag = (await ask(port, "/")).headers.etag;
    expect(etag).toMatch(/^W\/"/);
    const again = await ask(port, "/", { headers: { "if-none-match": etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.headers.vary).toBe("Accept-Encoding");
    expect(again.headers["x-content-type-options"]).toBe("nosniff");
    expect((await ask(port, "/", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  });

  test.each([
    // Whatever lies in that folder is named after its content.
    ["/assets/home-CzVDA58q.js", IMMUTABLE],
    ["/assets/img/hero-agua-Bbx00DMy-480.avif", IMMUTABLE],
    ["/home-CzVDA58q.js", "no-cache"],
    ["/other/assets/home-CzVDA58q.js", "no-cache"],
    ["/assetsx/home-CzVDA58q.js", "no-cache"],
  ])("%s is %s", async (path, cache) => {
    const { port } = await startSite({ [path]: "x" });
    const { status, headers } = await ask(port, path);
    expect([status, headers["cache-control"]]).toEqual([200, cache]);
  });

  test.each(["bytes=5-2", "bytes=0-3", "bytes=99-", "lines=1", "bytes=-", ""])(
    "ignores the range %o",
    async (range) => {
      const { port } = await startSite();
      const { status, body } = await ask(port, "/", { headers: { range } });
      expect([status, body.toString()]).toEqual([200, "<h1>Inicio</h1>"]);
    },
  );
});

describe("what is not there", () => {
  test.each(["/nada", "/assets", "/assets/gone-CzVDA58q.js", "/.vite/manifest.json", "/.env", "/a/.hidden"])(
    "%s is the 404 page",
    async (path) => {
      const { port } = await startSite({
        "404.html": NOT_FOUND,
        "assets/a.js": "x",
        ".vite/manifest.json": "{}",
        ".env": "x",
        "a/.hidden": "x",
      });
      const { status, headers, body } = await ask(port, path);
      expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      const head = await ask(port, path, { method: "HEAD" });
      expect([head.status, head.headers["content-length"]]).toEqual([404, String(NOT_FOUND.length)]);
      expect(head.body.length).toBe(0);
    },
  );

  test("the 404 page goes out compressed", async () => {
    const { port } = await startSite({ "404.html": NOT_FOUND });
    const brotli = await ask(port, "/nada", { headers: { "accept-encoding": "gzip, br" } });
    expect([brotli.status, brotli.headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(NOT_FOUND);
    const gzip = await ask(port, "/nada", { headers: { "accept-encoding": "gzip" } });
    expect([gzip.status, gzip.headers["content-encoding"]]).toEqual([404, "gzip"]);
    expect(gunzipSync(gzip.body).toString()).toBe(NOT_FOUND);
  });

  test("a site without a 404 page answers in plain text", async () => {
    const { port } = await startSite();
    const { status, body } = await ask(port, "/nada");
    expect([status, body.toString()]).toEqual([404, "Not found"]);
  });

  test("a missing folder is an error at once", async () => {
    const folder = await makeFolder();
    expect(() =>
      createSiteServer({ root: join(folder, "missing"), outbox: folder, headers: HEADERS }),
    ).toThrow("ENOENT");
  });
});

describe("hostile requests", () => {
  test.each([
    "/..%2f..%2fetc/passwd",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/a/%2e%2e%2f%2e%2e/secret.txt",
    "/./index.html",
    "/..",
    "/%00",
    "/index.html%00.png",
    "/%0d%0aSet-Cookie:x",
    "/%zz",
    "/%",
    "/%ff",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "http://evil.example/",
    "*",
  ])("refuses the path %s", async (path) => {
    const { port } = await startSite();
    const { status, headers, body } = await ask(port, path);
    expect([status, body.toString()]).toEqual([400, "Malformed path"]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect((await ask(port, "/")).status).toBe(200);
  });

  test.each([
    "/%252e%252e/secret.txt",
    "/..%252fsecret.txt",
    "/__proto__",
    "/constructor",
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
  ])("does not find %s", async (path) => {
    const { port } = await startSite({
      "historia.html": NOT_FOUND,
      "404.html": NOT_FOUND,
      _headers: "x",
      _redirects: "x",
    });
    expect((await ask(port, path)).status).toBe(404);
  });

  test("survives bytes that are not a path or not HTTP", async () => {
    const { port } = await startSite();
    expect(await askRaw(port, "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw(port, "\0\0\0\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    const latin = Buffer.from("GET /\xe9/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "latin1");
    expect(await askRaw(port, latin)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(port, "/")).status).toBe(200);
  });

  test("refuses huge headers and limits the slow", async () => {
    const { port, server } = await startSite();
    expect(await askRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("refuses %s", async (method) => {
    const { port } = await startSite();
    const { status, headers } = await ask(port, "/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each(["GET", "HEAD", "OPTIONS"])("the mailbox refuses %s", async (method) => {
    const { port } = await startSite();
    const { status, headers } = await ask(port, MAILBOX_PATH, { method });
    expect([status, headers.allow]).toEqual([405, "POST"]);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("outlives a file that was deleted under it", async () => {
    const { port, root } = await startSite({ "gone.js": "x" });
    await rm(join(root, "gone.js"));
    await expect(ask(port, "/gone.js")).rejects.toThrow("socket hang up");
    expect((await ask(port, "/")).status).toBe(200);
  });

  test("closes the file when the client leaves in the middle", async () => {
    const { port, server } = await startSite({ "big.bin": Buffer.alloc(16 * 1024 * 1024) });
    const closed = new Promise<void>((resolve) => {
      server.once("request", (_request: unknown, response: ServerResponse) => {
        // This listener runs after the server's own, so the file is already piped.
        response.once("unpipe", (file: Readable) => file.once("close", () => resolve()));
      });
    });
    const socket = connect(port, "127.0.0.1");
    socket.once("data", () => socket.destroy());
    socket.write("GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n");
    await closed;
    expect((await ask(port, "/")).status).toBe(200);
  });
});
