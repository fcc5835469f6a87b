import path from "node:path";
import type { z } from "zod";
import { contentFiles, nameProblems } from "./content-folder.ts";
import type { Definition } from "./definition.ts";
import { readDocument } from "./document.ts";
import { ContentError, type Problem } from "./problem.ts";

/** What is read of a record: whether it is a draft is settled by then, and whether it is a sample no page asks. */
export type RecordOf<Schema extends z.ZodType> = Omit<z.infer<Schema>, "draft" | "sample">;

/** The records of a folder, in the order of their ids. */
export type Collection<Fields> = Definition & { records: readonly Omit<Fields, "draft" | "sample">[] };

/** Whether what is not yet published shows, too: in the dev server, never in a build. */
export const isPreview = (): boolean => import.meta.env?.DEV ?? false;

/**
 * Reads a folder of the content, one record a file, in the order of their ids. What has a mistake is left out and told by
 * `assertContent`; while developing it is told at once. A draft is checked as the others are, and no build shows it.
 *
 * @param files Its files, such as `content/products/*.md`.
 */
export function readCollection<Fields extends { id: number | string; draft: boolean; sample?: boolean }>(
  files: string,
  schema: z.ZodType<Fields>,
): Collection<Fields> {
  const problems: Problem[] = [];
  const records: Omit<Fields, "draft" | "sample">[] = [];
  const owners = new Map<unknown, string>();
  const { dir: folder, ext } = path.posix.parse(files);
  const all = contentFiles(`${folder}/*`);
  for (const file of all) {
    const misnamed = nameProblems(file, [ext], all);
    if (misnamed.length > 0) {
      problems.push(...misnamed);
      continue;
    }
    const reading = readDocument(file, schema);
    if ("problems" in reading) problems.push(...reading.problems);
    else {
      const { draft, sample: _, ...record } = reading.data;
      if (!draft || isPreview()) records.push(record);
    }
    const id = idOf(reading.content?.value);
    const owner = owners.get(id);
    if (id !== undefined && owner) {
      problems.push({
        file,
        line: reading.content?.lineOf(["id"]) ?? 1,
        field: "id",
        message: `found ${JSON.stringify(id)}, which ${owner} has; expected one that no other has`,
      });
    }
    owners.set(id, file);
  }
  // Node, which checks the content before the build, has no `env`.
  if (import.meta.env?.DEV && problems.length > 0) throw new ContentError(problems);
  return {
    files,
    schema,
    problems: () => problems,
    records: records.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** The id that a file says it has, also where it has mistakes. */
const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined;

/** Finds the record of an id as it stands in an address; nothing where there is none. */
export function finderOf<Record extends { id: number }>(
  records: readonly Record[],
): (id: string) => Record | undefined {
  const byId = new Map(records.map((record) => [String(record.id), record]));
  return (id) => byId.get(id);
}
