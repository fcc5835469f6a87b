import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import css from "@eslint/css";
import { Linter } from "eslint";
import compat from "eslint-plugin-compat";
import { CLIENT } from "../testing/build";
import { expect, test } from "./site";

/** The site supports Baseline of this year (docs/trust.md). */
const YEAR = 2024;

/** Newer features that the site works without. */
const ENHANCEMENTS = {
  allowProperties: [
    "accent-color",
    "content-visibility",
    "forced-color-adjust",
    "overflow-clip-margin",
    "overscroll-behavior",
    "reading-flow",
    "resize",
    "text-size-adjust",
    "user-select",
  ],
  allowPropertyValues: {
    "break-after": ["avoid"],
    "font-family": ["ui-monospace"],
    "text-wrap-style": ["pretty"],
    "word-break": ["break-word"],
  },
  allowSelectors: ["selection", "open", "details-content", "marker"],
};

function messagesOf(text: string, file: string): string[] {
  const found = new Linter().verify(
    text,
    [
      {
        files: ["**/*.css"],
        plugins: { css },
        language: "css/css",
        languageOptions: { tolerant: true },
        rules: { "css/use-baseline": ["error", { available: YEAR, ...ENHANCEMENTS }] },
      },
      {
        files: ["**/*.js"],
        plugins: { compat },
        // The start script and React check for both before use.
        settings: {
          browsers: [`baseline ${YEAR}`],
          polyfills: ["requestIdleCallback", "navigator.connection"],
        },
        languageOptions: { ecmaVersion: YEAR, sourceType: "module" },
        rules: { "compat/compat": "error" },
      },
    ],
    file,
  );
  return [...new Set(found.map(({ message }) => `${file}: ${message}`))];
}

test("uses no CSS or JavaScript that supported browsers lack", async () => {
  const html = await readFile(path.join(CLIENT, "index.html"), "utf8");
  for (const [, attributes = "", script = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes("json")) expect(messagesOf(script, "inline.js")).toEqual([]);
  }
  for await (const file of glob("assets/*.{css,js}", { cwd: CLIENT })) {
    expect(messagesOf(await readFile(path.join(CLIENT, file), "utf8"), file)).toEqual([]);
  }
});

test("finds newer CSS and JavaScript", () => {
  expect(messagesOf("a { position-area: top }", "newer.css")).toHaveLength(1);
  expect(messagesOf("new URLPattern({});", "newer.js")).toHaveLength(1);
});
