// Runs npm scripts until one fails, and prints the time of each:
// `node testing/run-steps.ts types lint`.
import { spawnSync } from "node:child_process";

const steps = process.argv.slice(2);
const width = Math.max(...steps.map((step) => step.length), "total".length);

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1).padStart(7);
const row = (name: string, from: number, note = "") => `${name.padEnd(width)} ${seconds(from)} s ${note}\n`;

const table: string[] = [];
const begin = performance.now();
let status = 0;
for (const step of steps) {
  process.stdout.write(`\n== ${step}\n`);
  const started = performance.now();
  const result = spawnSync("npm", ["run", "--silent", step], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  status = result.status ?? 1;
  table.push(row(step, started, status === 0 ? "" : "failed"));
  if (status !== 0) break;
}
process.stdout.write(`\n${table.join("")}${row("total", begin)}`);
process.exitCode = status;
