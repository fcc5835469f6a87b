import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Earlier commits follow no convention. */
const SINCE = "2026-11-28T16:40:00Z";
const MAX_LENGTH = 72;
const CONVENTIONAL =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: [a-z0-9]/;

test("commit subjects follow Conventional Commits, in at most 72 characters", ({ skip }) => {
  // Bots write long subjects.
  const people = ["--perl-regexp", String.raw`--author=^(?!.*\[bot\])`];
  const log = spawnSync("git", ["log", `--since=${SINCE}`, ...people, "--format=%s"], { encoding: "utf8" });
  if (log.status !== 0) return skip("there is no Git history");
  const subjects = log.stdout
    .split("\n")
    .filter((subject) => subject && !/^(Merge|Revert|Reapply) /.test(subject));
  const wrong = subjects.filter((subject) => subject.length > MAX_LENGTH || !CONVENTIONAL.test(subject));
  expect(wrong).toEqual([]);
});
