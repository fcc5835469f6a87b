import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Package versions, keyed by folder. */
function versionsIn(name: string): Record<string, string | undefined> {
  const file = path.join(import.meta.dirname, name);
  if (!existsSync(file)) return {};
  const { packages } = lock.parse(JSON.parse(readFileSync(file, "utf8")));
  const own = Object.entries(packages).filter(([folder]) => folder !== "");
  return Object.fromEntries(own.map(([folder, { version }]) => [folder, version]));
}

/** Installs the editor in its own folder unless it has the locked versions. Returns whether it is installed. */
export function installEditor(): boolean {
  const installed = versionsIn("node_modules/.package-lock.json");
  const locked = Object.entries(versionsIn("package-lock.json"));
  if (locked.every(([folder, version]) => installed[folder] === version)) return true;
  process.stdout.write("Instalando el editor, solo esta vez…\n");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0;
}
