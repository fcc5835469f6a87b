import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether programs can be installed here from Debian's packages: as root. */
export const hasApt = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Fetches the list of packages. */
export function aptUpdate(): void {
  spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
}

/** Installs packages; whether that went well. */
export function aptInstall(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
    stdio: "inherit",
    env,
  });
  return status === 0;
}
