import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { problemsOf, readMarkdown } from "./content-file";
import { ContentError, type Problem } from "./problem";

/** The mistakes of all collections that have been read. */
const mistakes: Problem[] = [];

/** Throws one error with every mistake that was found in any collection. The build asks before it begins. */
export function assertContent(): void {
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/**
 * Reads a folder of the content, one record a file, in the order of their ids. What has a mistake is left out and told by `assertContent`; while
 * developing it is told at once.
 *
 * @param folder Its path, such as `content/products`.
 */
export function readCollection<Fields extends { id: number }>(
  folder: string,
  schema: z.ZodType<Fields>,
): Fields[] {
  const problems: Problem[] = [];
  const records: Fields[] = [];
  const files = new Map<number, string>();
  for (const name of readdirSync(folder).toSorted()) {
    const file = path.posix.join(folder, name);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name)) {
      problems.push({
        file,
        line: 1,
        field: "",
        message: "is no name of a record: small letters, digits and hyphens, then .md",
      });
      continue;
    }
    const content = readMarkdown(readFileSync(file));
    problems.push(...content.problems.map((problem) => ({ file, field: "", ...problem })));
    if (content.problems.length > 0) continue;
    const { data, error } = schema.safeParse(content.value);
    if (error) {
      problems.push(...problemsOf(file, content, error));
      continue;
    }
    const other = files.get(data.id);
    if (other) {
      problems.push({
        file,
        line: content.lineOf(["id"]),
        field: "id",
        message: `found ${data.id}, which ${other} has; expected one that no other has`,
      });
    }
    files.set(data.id, file);
    records.push(data);
  }
  // The build's own configuration is read without Vite, and has no `env`.
  if (import.meta.env?.DEV && problems.length > 0) throw new ContentError(problems);
  mistakes.push(...problems);
  return records.toSorted((a, b) => a.id - b.id);
}

/** Finds the record of an id as it stands in an address; nothing where there is none. */
export function finderOf<Record extends { id: number }>(
  records: readonly Record[],
): (id: string) => Record | undefined {
  const byId = new Map(records.map((record) => [String(record.id), record]));
  return (id) => byId.get(id);
}
