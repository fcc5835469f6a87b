import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether Debian's packages can be installed here. */
export const hasApt = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function aptUpdate(): void {
  spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
}

/** Installs packages, and tells whether that worked. */
export function aptInstall(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
    stdio: "inherit",
    env,
  });
  return status === 0;
}
