import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { glob, readdir, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { ask as askPort } from "../testing/ask";
import { CLIENT } from "../testing/build";
import { HEADERS, TYPES } from "../server/response-headers";
import { nginxConf } from "../build-tools/hosts/nginx";
import { freePort } from "../testing/listen";
import { findProgram } from "../testing/programs";
import { expect, FULL, test as base } from "./site";

const test = base.extend<{ nginx: string }>({
  /** The built site, served by nginx with the configuration of the build. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  nginx: async ({}, provide, info) => {
    const program = findProgram("nginx");
    info.skip(!program, "nginx is not installed");
    if (!program) return;
    const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
    const listen = `127.0.0.1:${await freePort()}`;
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const file = path.join(folder, "nginx.conf");
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")} ${nginxConf(HEADERS, { root: CLIENT, listen })} }`,
    );
    const child = spawn(program, ["-p", folder, "-c", file], { stdio: "ignore" });
    const ended = once(child, "close");
    const origin = `http://${listen}`;
    await expect(() => fetch(origin)).toPass({ timeout: 15_000 });
    await provide(origin);
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  },
});

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
  expect(pages.length).toBeGreaterThan(100);
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

async function expectRightResponses(origin: string): Promise<void> {
  test.slow();
  for (const at of await pathsOfBuild()) {
    const { status, headers } = await ask(origin, at, {}, "HEAD");
    const isHashed = at.startsWith("/assets/");
    const type = TYPES[path.extname(at).slice(1) || "html"];
    expect(status, at).toBe(200);
    expect(wrongHeaders(headers, !isHashed), at).toEqual([]);
    expect(withoutSpace(headers["content-type"]), at).toBe(withoutSpace(type));
    expect(headers["cache-control"], at).toBe(isHashed ? HEADERS.hashed : HEADERS.other);
  }
}

test("npm start serves every path with its type and headers", FULL, ({ site }) =>
  expectRightResponses(site.origin),
);

test("nginx serves every path with its type and headers", FULL, ({ nginx }) => expectRightResponses(nginx));

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

test("nginx compresses, redirects and refuses as npm start does", FULL, async ({ nginx, site }) => {
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
    expect(await answer(nginx, ...request), request.join(" ")).toEqual(await answer(site.origin, ...request));
  for (const at of SAME) await expectSame(at);
  await expectSame("/historia", { "accept-encoding": "gzip" });
  for (const method of ["POST", "PUT", "DELETE", "TRACE"]) await expectSame("/", {}, method);

  const { headers } = await ask(nginx, "/historia");
  expect(headers.vary).toBe("Accept-Encoding");
  const again = await ask(nginx, "/historia", { "if-none-match": headers.etag ?? "" });
  expect([again.status, again.body.length, wrongHeaders(again.headers)]).toEqual([304, 0, []]);
  for (const at of OTHER_SITES) {
    const { status, headers: sent } = await ask(nginx, at);
    expect(status, at).toBeLessThan(500);
    expect(sent.location ?? "/", at).not.toMatch(/^(?:\/\/|\/\\|https?:)/);
    expect(sent["set-cookie"], at).toBeUndefined();
  }
  for (const at of OTHER_FOLDERS) {
    const { status, body } = await ask(nginx, at);
    expect(status, at).toBeGreaterThanOrEqual(400);
    expect(status, at).toBeLessThan(500);
    expect(body.toString(), at).not.toMatch(/^root:|"private"/m);
  }
  for (const range of ["bytes=0-9", "bytes=5-2", "bytes=99999999-", "lines=1"])
    expect([200, 206, 416], range).toContain((await ask(nginx, "/historia", { range })).status);
});
