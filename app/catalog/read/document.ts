import { readFileSync } from "node:fs";
import type { z } from "zod";
import { problemsOf, readContent, type ContentFile } from "./content-file.ts";
import type { Definition } from "./definition.ts";
import { ContentError, type Problem } from "./problem.ts";

type Reading<Fields> =
  { data: Fields; content: ContentFile } | { problems: readonly Problem[]; content?: ContentFile };

/** Answers with the fields of a file, and throws a `ContentError` where they have mistakes. */
export type ContentDocument<Fields> = (() => Fields) & Definition;

/**
 * Says what a file of the content holds, YAML or Markdown by its name. It is read when it is first asked for.
 *
 * @param file Its path, such as `content/company.yaml`.
 */
export function defineDocument<Fields>(file: string, schema: z.ZodType<Fields>): ContentDocument<Fields> {
  let reading: Reading<Fields> | undefined;
  const read = () => (reading ??= readDocument(file, schema));
  const problems = () => {
    try {
      const result = read();
      return "problems" in result ? result.problems : [];
    } catch (error) {
      // Another file that it refers to has mistakes, and tells them.
      if (error instanceof ContentError) return [];
      throw error;
    }
  };
  const fields = () => {
    const result = read();
    if ("problems" in result) throw new ContentError(result.problems);
    return result.data;
  };
  return Object.assign(fields, { files: file, schema, problems });
}

/** Reads one file with its schema. */
export function readDocument<Fields>(file: string, schema: z.ZodType<Fields>): Reading<Fields> {
  const bytes = bytesOf(file);
  if (!bytes) return { problems: [{ file, line: 1, field: "", message: "is missing" }] };
  const content = readContent(file, bytes);
  if (content.problems.length > 0)
    return { problems: content.problems.map((problem) => ({ file, field: "", ...problem })) };
  const { data, error } = schema.safeParse(content.value);
  return error ? { problems: problemsOf(file, content, error), content } : { data, content };
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
