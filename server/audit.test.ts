import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const report = z.union([
  z.object({ metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }) }),
  z.object({ message: z.string() }),
]);

test("npm knows of no vulnerability in what ships", ({ skip }) => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
  });
  const found = report.parse(JSON.parse(stdout));
  if ("message" in found) return skip(`the registry answers no audit: ${found.message}`);
  expect(found.metadata.vulnerabilities.total, stdout).toBe(0);
}, 60_000);
