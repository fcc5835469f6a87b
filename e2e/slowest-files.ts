import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the ten slowest files. Playwright's own list (`reportSlowTests`) leaves out tests that run in parallel. */
export default class SlowestFiles implements Reporter {
  readonly #durations = new Map<string, number>();

  onTestEnd({ location: { file } }: TestCase, { duration }: TestResult): void {
    this.#durations.set(file, (this.#durations.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    const slowest = [...this.#durations].toSorted(([, a], [, b]) => b - a).slice(0, 10);
    const lines = slowest.map(([file, ms]) => `${Math.round(ms / 1000)} s  ${path.basename(file)}\n`);
    process.stdout.write(`Slowest files:\n${lines.join("")}`);
  }
}
