import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

const CACHE = path.resolve(import.meta.dirname, "../node_modules/.cache/fetched");

/**
 * Fetches an npm package without running its install script, which would download from elsewhere, and returns its
 * folder; undefined where the registry does not answer.
 */
export function fetchPackage(name: string, version: string): string | undefined {
  const prefix = path.join(CACHE, `${name.replaceAll(/\W+/g, "-")}-${version}`);
  const folder = path.join(prefix, "node_modules", name);
  if (existsSync(folder)) return folder;
  mkdirSync(prefix, { recursive: true });
  const { status } = spawnSync(
    "npm",
    ["install", "--prefix", prefix, "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${version}`],
    { stdio: "ignore", shell: process.platform === "win32" },
  );
  return status === 0 ? folder : undefined;
}
