import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { assert, asyncProperty, jsonValue } from "fast-check";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { encoded } from "./router-internals";

const REPOSITORY = path.resolve(import.meta.dirname, "../..");

/** What each private name stood in as of 8.4.0, by package and file: where it is given or taken, not merely mentioned. */
const SEEN = {
  "react-router": {
    "dist/production/lib/dom-export/hydrated-router.js": [
      "window.__reactRouterContext",
      "window.__reactRouterManifest",
      "window.__reactRouterRouteModules",
      "window.__reactRouterDataRouter = router",
      "ssrInfo.context.stream",
    ],
    "dist/production/lib/server-runtime/server.js": ["serverHandoffString:", "serverHandoffStream:"],
    "dist/production/lib/dom/ssr/server.js": ["serverHandoffString", "context.serverHandoffStream ?"],
    "dist/production/index.js": ["FrameworkContext as UNSAFE_FrameworkContext"],
    "dist/production/lib/dom/ssr/components.js": ["if (isSpaMode && !isHydrated) return [matches[0]]"],
    "dist/production/lib/dom/ssr/single-fetch.js": [
      // What page-data.ts answers with, and that a value more in the list of data is none too many.
      'res.status === 204 && res.headers.has("X-Remix-Redirect")',
      'res.headers.get("X-Remix-Reload-Document") === "true"',
      "let decoded = await decodeViaTurboStream(res.body, window)",
      "}_.${extension}`",
      "}.${extension}`",
    ],
  },
  "@react-router/dev": {
    "dist/vite.js": [
      "window.__reactRouterManifest=",
      '"__spa-fallback.html"',
      'html.includes("window.__reactRouterContext =")',
      'html.includes("window.__reactRouterRouteModules =")',
      "${prerenderPath}_.data`",
      "${prerenderPath}.data`",
    ],
  },
};

const names = Object.entries(SEEN).flatMap(([name, files]) =>
  Object.entries(files).flatMap(([file, texts]) => texts.map((text) => ({ name, file, text }))),
);

test.each(names)("$name still has $text in $file", async ({ name, file, text }) => {
  const folder = path.join(REPOSITORY, "node_modules", name);
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  );
  const found = await readFile(path.join(folder, file), "utf8").catch(() => "");
  expect(found.includes(text), `${name} ${version} has no ${text} in ${file}: see router-internals.ts`).toBe(
    true,
  );
});

/** What is recognised as a private name. */
const PRIVATE = /\b(?:__reactRouter|UNSAFE_|serverHandoff|__spa-)[\w.-]*\w/g;

test("each private name that is used is looked for", async () => {
  const files = ["router-internals.ts", "router-internals-head.tsx"];
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(import.meta.dirname, file), "utf8")),
  );
  const used = new Set(sources.flatMap((source) => source.match(PRIVATE) ?? []));
  expect(used.size).toBeGreaterThan(6);
  const looked = names.map(({ text }) => text).join("\n");
  expect([...used].filter((name) => !looked.includes(name))).toEqual([]);
});

test("no other file names any", async () => {
  const named: string[] = [];
  const folders = "{app,art,bench,build-tools,e2e,server,testing}/**/*.{ts,tsx}";
  for await (const file of glob([folders, "*.config.ts"], { cwd: REPOSITORY })) {
    if (file.startsWith("app/startup/router-internals")) continue;
    const found = (await readFile(path.join(REPOSITORY, file), "utf8")).match(PRIVATE) ?? [];
    named.push(...found.map((name) => `${file}: ${name}`));
  }
  expect(named).toEqual([]);
});

/** Any data but objects with an own `__proto__`, which the router reads as their prototype: no content has any. */
const anyData = jsonValue().filter((json) => !JSON.stringify(json).includes('"__proto__"'));

test("the router reads data as it is encoded here", async () => {
  await assert(
    asyncProperty(anyData, async (json) => {
      const data: unknown = JSON.parse(JSON.stringify({ json, twice: [json] }));
      const { value } = await decode(new Blob([encoded(data)]).stream(), globalThis);
      expect(value).toEqual(data);
    }),
  );
});
