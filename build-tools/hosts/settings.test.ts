import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The configuration for hosts that build the site themselves.

const read = (file: string) => readFileSync(file, "utf8");
const { scripts, engines } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

const netlify = (name: string) => new RegExp(`^ *${name} = "(.*)"$`, "m").exec(read("netlify.toml"))?.[1];

test("package.json requires the Node version that hosts read from .nvmrc", () => {
  expect(engines?.["node"]).toBe(`>=${read(".nvmrc").trim()}`);
});

test("Netlify runs the public build and publishes its output", () => {
  const [, script = ""] = /^npm run ([\w:]+)$/.exec(netlify("command") ?? "") ?? [];
  expect(scripts?.[script]).toContain("--public");
  expect(netlify("publish")).toBe("build/client");
});

test("Cloudflare Pages publishes the output of the build", () => {
  const settings = read("wrangler.jsonc");
  expect(settings).toContain('"pages_build_output_dir": "./build/client"');
  // The name becomes part of the address <name>.pages.dev.
  expect(settings).toMatch(/"name": "[a-z0-9-]{1,58}"/);
});

test("host configurations leave the headers to the generated _headers file", () => {
  for (const file of ["netlify.toml", "wrangler.jsonc"])
    expect(read(file)).not.toMatch(/\[headers|"headers"/);
});
