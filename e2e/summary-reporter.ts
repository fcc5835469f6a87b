import type { FullConfig, FullResult, Reporter, Suite } from "@playwright/test/reporter";

/** Closes the run with one plain line: `e2e: 40 passed, 0 failed, 0 skipped`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length;
    process.stdout.write(
      `e2e: ${count("expected", "flaky")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped\n`,
    );
  }
}
