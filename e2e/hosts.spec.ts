import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { ask as askPort } from "../testing/ask";
import { BUILD, CLIENT } from "../testing/build";
import { HEADERS, TYPES } from "../server/response-headers";
import { startNginx, type Host } from "../testing/hosts";
import { serveBuild } from "../testing/serve-build";
import { expect, FULL, test } from "./site";

const ask = (origin: string, pathname: string, headers = {}, method = "GET") =>
  askPort(Number(new URL(origin).port), pathname, { headers, method });

/** The path of every file and page of the build. */
async function pathsOfBuild(): Promise<string[]> {
  const paths: string[] = [];
  for await (const file of glob("**/*.*", { cwd: CLIENT, exclude: ["**/*.br", "**/*.gz", "404.html"] })) {
    paths.push(`/${file}`.replace(/(?:\/index)?\.html$/, "") || "/");
  }
  return paths;
}

/** Hosts may write a type with other spaces and capitals. */
const withoutSpace = (type = "") => type.toLowerCase().replace(" ", "");

/** Whether a response has the type of its path. */
const hasType = (at: string, headers: IncomingHttpHeaders) =>
  withoutSpace(headers["content-type"]) === withoutSpace(TYPES[path.extname(at).slice(1) || "html"]);

/** The names of headers that are missing or wrong; those of documents must not be on other files. */
function wrongHeaders(headers: IncomingHttpHeaders, isDocument = true): string[] {
  const { all, document } = HEADERS;
  const wrong = (expected: Readonly<Record<string, string>>, isSent: boolean) =>
    Object.entries(expected).flatMap(([name, value]) =>
      headers[name.toLowerCase()] === (isSent ? value : undefined) ? [] : [name],
    );
  return [...wrong(all, true), ...wrong(document, isDocument)];
}

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
    const isStrict = /"default-src 'self'; script-src 'self'( 'sha256-[^ ]+')*; object-src 'none'; /.test(
      policy,
    );
    if (others.length > 0 || !isFirst || !isStrict || scripts.length === 0 || !scripts.every(isNamed))
      faults.push(file);
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

const hosts: Record<string, () => Promise<Host | undefined>> = {
  "npm start": async () => {
    const { origin, close } = await serveBuild(BUILD, "outbox");
    return { origin, stop: async () => close() };
  },
  nginx: startNginx,
};

for (const [name, start] of Object.entries(hosts)) {
  const details = name === "nginx" ? FULL : {};

  test(`${name} serves every path with its type, headers and cache rule`, details, async () => {
    test.slow();
    const host = await start();
    test.skip(!host, `${name} is not installed`);
    if (!host) return;
    const faults: string[] = [];
    for (const at of await pathsOfBuild()) {
      const { status, headers } = await ask(host.origin, at, {}, "HEAD");
      if (status !== 200) faults.push(`${at} is answered with ${status}`);
      const isHashed = at.startsWith("/assets/");
      for (const header of wrongHeaders(headers, !isHashed)) faults.push(`${at} has the wrong ${header}`);
      if (!hasType(at, headers)) faults.push(`${at} has the type ${headers["content-type"]}`);
      const cache = isHashed ? HEADERS.hashed : HEADERS.other;
      if (headers["cache-control"] !== cache) faults.push(`${at} is cached as ${headers["cache-control"]}`);
    }
    await host.stop();
    expect(faults).toEqual([]);
  });
}

// server/site-server.test.ts says the same of `npm start`.
test("nginx compresses, redirects and refuses as npm start does", FULL, async () => {
  const host = await startNginx();
  test.skip(!host, "nginx is not installed");
  if (!host) return;
  const { origin } = host;

  await test.step("compressed pages, once if they are unchanged", async () => {
    const html = await readFile(path.join(CLIENT, "historia.html"), "utf8");
    const gzip = await ask(origin, "/historia", { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gzip.headers.vary).toBe("Accept-Encoding");
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const plain = await ask(origin, "/historia");
    expect(plain.body.toString()).toBe(html);
    const again = await ask(origin, "/historia", { "if-none-match": plain.headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(wrongHeaders(again.headers)).toEqual([]);
  });

  await test.step("the not-found page for unknown and hidden paths", async () => {
    for (const at of [
      "/assets",
      "/assets/gone-CzVDA58q.js",
      "/.env",
      "/HISTORIA",
      "/404",
      "/404.html",
      "/_headers",
      "/shop.HTML",
      "/shop.html.gz",
    ]) {
      const reply = await ask(origin, at);
      expect(reply.status, at).toBe(404);
      expect(reply.body.toString(), at).toContain("Sorry Page Was Not Found!");
      expect(hasType("", reply.headers), at).toBe(true);
      expect(reply.headers["cache-control"], at).toBe(HEADERS.other);
      expect(wrongHeaders(reply.headers), at).toEqual([]);
    }
  });

  await test.step("other spellings of an address lead to it, never to another site", async () => {
    for (const [at, to] of Object.entries({
      "/index.html": "/",
      "/index?a=1": "/?a=1",
      "//": "/",
      "/shop.html?page=2": "/shop?page=2",
      "/shop/index.html": "/shop",
      "/shop%2Ehtml": "/shop",
      "/%73hop": "/shop",
      "/shop//": "/shop",
      "/shop-single//3": "/shop-single/3",
      "//evil/index.html": "/evil",
    })) {
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

  await test.step("nothing outside the site, no other methods, no odd ranges", async () => {
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
    for (const method of ["POST", "PUT", "DELETE", "TRACE"])
      expect((await ask(origin, "/", {}, method)).status, method).toBe(405);
    for (const range of ["bytes=0-9", "bytes=5-2", "bytes=99999999-", "lines=1"])
      expect([200, 206, 416], range).toContain((await ask(origin, "/historia", { range })).status);
  });
  await host.stop();
});
