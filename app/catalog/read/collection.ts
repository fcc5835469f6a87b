import path from "node:path";
import type { z } from "zod";
import { contentFiles, nameProblems } from "./content-folder.ts";
import { readSingleFile } from "./single-file.ts";
import { ContentError, fileProblem, type Problem } from "./problem.ts";
import { valueAt } from "./schema-problems.ts";

/** Whether drafts are shown: on the dev server, but never in a build. Plain Node has no `env`. */
export const isPreview = (): boolean => import.meta.env?.DEV ?? false;

/** Whether something marked as a draft is left out. */
export const isUnpublished = (draft: boolean): boolean => draft && !isPreview();

/**
 * Reads a folder with one record per file, such as `content/products/*.md`. Omits records with mistakes, which
 * `assertContent` reports; on the dev server it throws instead. Drafts are checked as well.
 *
 * @param uniqueFields Fields whose value only one record may have.
 * @returns The records by ascending id, and what defines them.
 */
export function readCollection<Fields extends { id: number | string; draft: boolean; sample?: boolean }>(
  files: string,
  schema: z.ZodType<Fields>,
  uniqueFields: readonly string[] = ["id"],
) {
  const problems: Problem[] = [];
  // The two flags matter only to reading and publishing.
  const records: Omit<Fields, "draft" | "sample">[] = [];
  const unpublished: typeof records = [];
  const owners = new Map<string, string>();
  const ext = path.extname(files);
  for (const file of contentFiles(files.slice(0, -ext.length))) {
    const misnamed = nameProblems(file, [ext]);
    problems.push(...misnamed);
    if (misnamed.length > 0) continue;
    const { data, content, problems: mistakes } = readSingleFile(file, schema);
    problems.push(...mistakes);
    if (data) {
      const { draft, sample: _, ...record } = data;
      (isUnpublished(draft) ? unpublished : records).push(record);
    }
    for (const field of uniqueFields) {
      const value = valueAt(content.value, [field]);
      if (value === undefined) continue;
      const found = JSON.stringify(value);
      const owner = owners.get(`${field} ${found}`);
      if (owner) {
        const params = { found, file: owner };
        problems.push({ ...fileProblem(file, "takenValue", params, content.lineOf([field])), field });
      }
      owners.set(`${field} ${found}`, file);
    }
  }
  if (isPreview() && problems.length > 0) throw new ContentError(problems);
  records.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { files, schema, problems: () => problems, records, /** Drafts, in a build. */ unpublished };
}
