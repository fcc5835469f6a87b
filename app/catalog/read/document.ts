import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readContent, type ContentFile } from "./content-file.ts";
import type { Definition } from "./definition.ts";
import { ContentError, type Problem } from "./problem.ts";
import { problemsOf } from "./schema-problems.ts";

type Reading<Fields> =
  { data: Fields; content: ContentFile } | { problems: readonly Problem[]; content?: ContentFile };

/** Returns the fields of a file; throws a `ContentError` if they have mistakes. */
export type ContentDocument<Fields> = (() => Fields) & Definition;

/** Defines a single content file, such as `content/company.yaml`, which is read on first use. */
export function defineDocument<Fields>(file: string, schema: z.ZodType<Fields>): ContentDocument<Fields> {
  let reading: Reading<Fields> | undefined;
  const read = () => (reading ??= readDocument(file, schema));
  const problems = () => {
    try {
      const result = read();
      return "problems" in result ? result.problems : [];
    } catch (error) {
      // A file that it refers to has mistakes and reports them itself.
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

/** Defines the words in a file such as `content/sections/brands.yaml`. */
export const defineWords = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  defineDocument(`content/${name}.yaml`, z.strictObject(shape));

export function readDocument<Fields>(file: string, schema: z.ZodType<Fields>): Reading<Fields> {
  if (!existsSync(file))
    return { problems: [{ file, line: 1, field: "", message: { code: "missingFile", params: {} } }] };
  const content = readContent(file, readFileSync(file));
  if (content.problems.length > 0) return { problems: content.problems };
  const { data, error } = schema.safeParse(content.value);
  return error ? { problems: problemsOf(file, content, error), content } : { data, content };
}
