import path from "node:path";
import type { z } from "zod";
import { contentFiles, nameProblems } from "./content-folder.ts";
import type { Definition } from "./definition.ts";
import { readSingleFile } from "./single-file.ts";
import { ContentError, type Problem } from "./problem.ts";
import { valueAt } from "./schema-problems.ts";

/** A record without the flags that matter only to reading and publishing. */
export type RecordOf<Schema extends z.ZodType> = Omit<z.infer<Schema>, "draft" | "sample">;

/** A folder and its records, by ascending id. */
export type Collection<Fields> = Definition & { records: readonly Omit<Fields, "draft" | "sample">[] };

/** Whether drafts are shown: on the dev server, but never in a build. */
export const isPreview = (): boolean => import.meta.env?.DEV ?? false;

/**
 * Reads a folder with one record per file, such as `content/products/*.md`. Omits records with mistakes, which
 * `assertContent` reports; on the dev server it throws instead. Drafts are checked as well.
 */
export function readCollection<Fields extends { id: number | string; draft: boolean; sample?: boolean }>(
  files: string,
  schema: z.ZodType<Fields>,
): Collection<Fields> {
  const problems: Problem[] = [];
  const records: Omit<Fields, "draft" | "sample">[] = [];
  const owners = new Map<unknown, string>();
  const ext = path.extname(files);
  for (const file of contentFiles(files.slice(0, -ext.length))) {
    const misnamed = nameProblems(file, [ext]);
    problems.push(...misnamed);
    if (misnamed.length > 0) continue;
    const { data, content, problems: mistakes } = readSingleFile(file, schema);
    problems.push(...mistakes);
    if (data) {
      const { draft, sample: _, ...record } = data;
      if (!draft || isPreview()) records.push(record);
    }
    const id = valueAt(content.value, ["id"]);
    const owner = owners.get(id);
    if (id !== undefined && owner) {
      const params = { found: JSON.stringify(id), file: owner };
      problems.push({
        file,
        line: content.lineOf(["id"]),
        field: "id",
        message: { code: "takenId", params },
      });
    }
    owners.set(id, file);
  }
  // `npm run content` runs in plain Node, which has no `env`.
  if (import.meta.env?.DEV && problems.length > 0) throw new ContentError(problems);
  return {
    files,
    schema,
    problems: () => problems,
    records: records.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** Returns a lookup by the id in a URL. */
export const finderOf =
  <Record extends { id: number }>(records: readonly Record[]) =>
  (wanted: string): Record | undefined =>
    records.find(({ id }) => String(id) === wanted);
