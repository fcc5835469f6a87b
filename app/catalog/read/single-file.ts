import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { broken, readContent, type ContentFile } from "./content-file.ts";
import { ContentError, type Problem } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";

/**
 * Defines a single content file, such as `content/company.yaml`, which is read on first use.
 *
 * @returns A function that returns the fields, and throws a `ContentError` if they have mistakes.
 */
export function defineFile<Fields>(file: string, schema: z.ZodType<Fields>) {
  let reading: Reading<Fields> | undefined;
  const read = () => (reading ??= readSingleFile(file, schema));
  const problems = () => {
    try {
      return read().problems;
    } catch (error) {
      // A file that this one refers to has mistakes, and reports them itself.
      if (error instanceof ContentError) return [];
      throw error;
    }
  };
  const fields = () => {
    const { data, problems: found } = read();
    if (data === undefined) throw new ContentError(found);
    return data;
  };
  return Object.assign(fields, { files: file, schema, problems });
}

/** Defines a file of texts, such as `content/sections/brands.yaml`. */
export const defineWords = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  defineFile(`content/${name}.yaml`, z.strictObject(shape));

/** The fields of a file, unless it has mistakes. */
type Reading<Fields> = { data?: Fields | undefined; content: ContentFile; problems: readonly Problem[] };

export function readSingleFile<Fields>(file: string, schema: z.ZodType<Fields>): Reading<Fields> {
  const content = existsSync(file) ? readContent(file, readFileSync(file)) : broken(file, 1, "missingFile");
  if (content.problems.length > 0) return { content, problems: content.problems };
  const { data, error } = schema.safeParse(content.value);
  return { data, content, problems: error ? schemaProblems(file, content, error) : [] };
}
