import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The configuration of hosts that build the site themselves.

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const netlify = (name: string) => new RegExp(`^ *${name} = "(.*)"$`, "m").exec(read("netlify.toml"))?.[1];

test("Netlify runs the public build with the project's Node and publishes its output", () => {
  const [, script = ""] = /^npm run ([\w:]+)$/.exec(netlify("command") ?? "") ?? [];
  expect(scripts[script]).toContain("--public");
  expect(netlify("publish")).toBe("build/client");
  expect(netlify("NODE_VERSION")).toBe(read(".nvmrc").trim());
});

test("Cloudflare Pages publishes the output of the build", () => {
  const settings = read("wrangler.jsonc");
  expect(settings).toContain('"pages_build_output_dir": "./build/client"');
  // Part of the address <name>.pages.dev.
  expect(settings).toMatch(/"name": "[a-z0-9-]{1,58}"/);
});

test("leave the headers to the generated _headers file", () => {
  for (const file of ["netlify.toml", "wrangler.jsonc"])
    expect(read(file)).not.toMatch(/\[headers|"headers"/);
});
