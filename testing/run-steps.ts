// `node testing/run-steps.ts types lint`: runs npm scripts until one fails, and prints how long each takes.
import { spawnSync } from "node:child_process";

for (const step of process.argv.slice(2)) {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", step], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.stdout.write(`${step}: ${Math.round((performance.now() - start) / 1000)} s\n`);
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
