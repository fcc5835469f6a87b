import path from "node:path";
import type { FullConfig, FullResult, Reporter, Suite } from "@playwright/test/reporter";

const SLOWEST = 10;

/** Prints the slowest files and one summary line, `e2e: 40 passed, 0 failed, 0 skipped`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const times = new Map<string, number>();
    for (const { location, results, parent } of tests) {
      const file = `${parent.project()?.name} ${path.basename(location.file)}`;
      const spent = results.reduce((sum, { duration }) => sum + duration, 0);
      times.set(file, (times.get(file) ?? 0) + spent);
    }
    const slowest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
    const lines = slowest
      .filter(([, ms]) => ms > 0)
      .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s ${file}\n`);
    process.stdout.write(`\nThe slowest files:\n${lines.join("")}`);

    const outcomes = tests.map((test) => test.outcome());
    const count = (...names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length;
    process.stdout.write(
      `e2e: ${count("expected", "flaky")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped\n`,
    );
  }
}
