import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** The versions that a lock file names, by folder. */
function versionsIn(name: string): Record<string, string | undefined> {
  const file = path.join(import.meta.dirname, name);
  if (!existsSync(file)) return {};
  const { packages } = lock.parse(JSON.parse(readFileSync(file, "utf8")));
  const own = Object.entries(packages).filter(([folder]) => folder !== "");
  return Object.fromEntries(own.map(([folder, { version }]) => [folder, version]));
}

/** Whether the editor is there as its lock file names it. */
export function isEditorInstalled(): boolean {
  const there = versionsIn("node_modules/.package-lock.json");
  return Object.entries(versionsIn("package-lock.json")).every(
    ([folder, version]) => there[folder] === version,
  );
}

/** Installs the editor into its own folder, unless it is there; tells whether it is there then. */
export function installEditor(): boolean {
  if (isEditorInstalled()) return true;
  process.stdout.write("Instalando el editor, solo esta vez…\n");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0;
}
