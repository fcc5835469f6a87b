import path from "node:path";
import type { z } from "zod";
import { contentFiles, nameProblems } from "./content-folder.ts";
import type { Definition } from "./definition.ts";
import { readDocument } from "./document.ts";
import { ContentError, type Problem } from "./problem.ts";

/** A record without the flags that only reading and publishing need. */
export type RecordOf<Schema extends z.ZodType> = Omit<z.infer<Schema>, "draft" | "sample">;

/** The records of a folder, by ascending id. */
export type Collection<Fields> = Definition & { records: readonly Omit<Fields, "draft" | "sample">[] };

/** The dev server shows drafts; a build never does. */
export const isPreview = (): boolean => import.meta.env?.DEV ?? false;

/**
 * Reads a folder with one record per file, such as `content/products/*.md`. Leaves out records with mistakes, which
 * `assertContent` reports; the dev server throws them. Drafts are checked as well.
 */
export function readCollection<Fields extends { id: number | string; draft: boolean; sample?: boolean }>(
  files: string,
  schema: z.ZodType<Fields>,
): Collection<Fields> {
  const problems: Problem[] = [];
  const records: Omit<Fields, "draft" | "sample">[] = [];
  const owners = new Map<unknown, string>();
  const { dir: folder, ext } = path.posix.parse(files);
  for (const file of contentFiles(`${folder}/*`)) {
    const misnamed = nameProblems(file, [ext]);
    const reading = misnamed.length > 0 ? { problems: misnamed } : readDocument(file, schema);
    if ("data" in reading) {
      const { draft, sample: _, ...record } = reading.data;
      if (!draft || isPreview()) records.push(record);
    } else problems.push(...reading.problems);
    const id = idOf(reading.content?.value);
    const owner = owners.get(id);
    if (id !== undefined && owner) {
      problems.push({
        file,
        line: reading.content?.lineOf(["id"]) ?? 1,
        field: "id",
        message: { code: "takenId", params: { found: JSON.stringify(id), file: owner } },
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

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined;

/** Returns a lookup by the id in a URL. */
export const finderOf =
  <Record extends { id: number }>(records: readonly Record[]) =>
  (wanted: string): Record | undefined =>
    records.find(({ id }) => String(id) === wanted);
