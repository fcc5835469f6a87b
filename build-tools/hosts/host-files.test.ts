import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What stands in the repository for hosts that build the site themselves.

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** A setting of `netlify.toml`. */
const netlify = (name: string) => new RegExp(`^ *${name} = "(.*)"$`, "m").exec(read("netlify.toml"))?.[1];

test("Netlify builds for the public, with the project's Node, and publishes what the build makes", () => {
  const [, script = ""] = /^npm run ([\w:]+)$/.exec(netlify("command") ?? "") ?? [];
  expect(scripts[script]).toContain("--public");
  expect(netlify("publish")).toBe("build/client");
  expect(netlify("NODE_VERSION")).toBe(read(".nvmrc").trim());
});

test("Cloudflare Pages publishes what the build makes", () => {
  const settings = read("wrangler.jsonc");
  expect(settings).toContain('"pages_build_output_dir": "./build/client"');
  // A name as it stands in the first address, <name>.pages.dev.
  expect(settings).toMatch(/"name": "[a-z0-9-]{1,58}"/);
});

test("no rule of headers stands in them: those are in the site's own file", () => {
  for (const file of ["netlify.toml", "wrangler.jsonc"])
    expect(read(file)).not.toMatch(/\[headers|"headers"/);
});
