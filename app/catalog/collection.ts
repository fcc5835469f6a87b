import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { problemsOf, readMarkdown } from "./content-file";
import { ContentError, type Problem } from "./problem";

/**
 * Reads a folder of the content, one record a file, and throws one error with every mistake in it.
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
  if (problems.length > 0) throw new ContentError(problems);
  return records;
}
