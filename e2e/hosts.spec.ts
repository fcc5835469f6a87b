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

/** Answered alike by both hosts, and by `npm start` as server/site-server.test.ts says. */
const SAME = [
  "/historia",
  "/assets",
  "/assets/gone-CzVDA58q.js",
  "/.env",
  "/HISTORIA",
  "/404",
  "/404.html",
  "/_headers",
  "/shop.HTML",
  "/shop.html.gz",
  "/index.html",
  "/index?a=1",
  "//",
  "/shop.html?page=2",
  "/shop/index.html",
  "/shop%2Ehtml",
  "/%73hop",
  "/shop//",
  "/shop-single//3",
  "//evil/index.html",
];

/** Lead to no other site; how they are refused may differ. */
const OTHER_SITES = [
  "//evil.example/",
  "/%2fevil.example/",
  "/\\evil.example/",
  "/%0d%0aSet-Cookie:x/",
  "/shop%0d%0aSet-Cookie:x.html",
  "//evil.example/..",
  "//evil.example/index.html",
];

const OTHER_FOLDERS = [
  "/..%2f..%2f..%2f..%2fetc/passwd",
  "/../../../../etc/passwd",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/index.html%00.png",
  "/..\\..\\package.json",
];

test("nginx compresses, redirects and refuses as npm start does", FULL, async () => {
  const nginx = await startNginx();
  test.skip(!nginx, "nginx is not installed");
  if (!nginx) return;
  const start = await serveBuild(BUILD, "outbox");
  /** What visitors and caches see of an answer. */
  const answer = async (origin: string, at: string, headers = {}, method = "GET") => {
    const { status, headers: sent, body } = await ask(origin, at, headers, method);
    if (status === 308 || status === 405) return { status, location: sent.location };
    return {
      status,
      wrongHeaders: wrongHeaders(sent),
      type: withoutSpace(sent["content-type"]),
      cache: sent["cache-control"],
      encoding: sent["content-encoding"],
      body: String(sent["content-encoding"] ? gunzipSync(body) : body),
    };
  };
  const expectSame = async (...request: [at: string, headers?: object, method?: string]) =>
    expect(await answer(nginx.origin, ...request), request.join(" ")).toEqual(
      await answer(start.origin, ...request),
    );
  for (const at of SAME) await expectSame(at);
  await expectSame("/historia", { "accept-encoding": "gzip" });
  for (const method of ["POST", "PUT", "DELETE", "TRACE"]) await expectSame("/", {}, method);

  const { headers } = await ask(nginx.origin, "/historia");
  expect(headers.vary).toBe("Accept-Encoding");
  const again = await ask(nginx.origin, "/historia", { "if-none-match": headers.etag ?? "" });
  expect([again.status, again.body.length, wrongHeaders(again.headers)]).toEqual([304, 0, []]);
  for (const at of OTHER_SITES) {
    const { status, headers: sent } = await ask(nginx.origin, at);
    expect(status, at).toBeLessThan(500);
    expect(sent.location ?? "/", at).not.toMatch(/^(?:\/\/|\/\\|https?:)/);
    expect(sent["set-cookie"], at).toBeUndefined();
  }
  for (const at of OTHER_FOLDERS) {
    const { status, body } = await ask(nginx.origin, at);
    expect(status, at).toBeGreaterThanOrEqual(400);
    expect(status, at).toBeLessThan(500);
    expect(body.toString(), at).not.toMatch(/^root:|"private"/m);
  }
  for (const range of ["bytes=0-9", "bytes=5-2", "bytes=99999999-", "lines=1"])
    expect([200, 206, 416], range).toContain((await ask(nginx.origin, "/historia", { range })).status);
  start.close();
  await nginx.stop();
});
