import path from "node:path";
import { z } from "zod";
import { POSITION_PATTERN } from "../../lib/picture.ts";
import { contentFiles, nameProblems } from "../read/content-folder.ts";
import type { Definition } from "../read/definition.ts";
import { readDocument } from "../read/document.ts";
import { expected } from "../read/messages.ts";
import type { Problem } from "../read/problem.ts";
import { pattern, text } from "../read/schema-problems.ts";

/** The sidecar of a photograph: `river.yaml` beside `river.webp`. */
const photographFields = z
  .strictObject({
    es: text.optional().describe("Alt text for pages in Spanish"),
    en: text.optional().describe("Alt text for pages in English"),
    position: pattern(POSITION_PATTERN, "position")
      .describe("The focal point: percent from the left and from the top")
      .optional(),
  })
  .refine(({ es, en }) => es !== undefined || en !== undefined, expected("anyDescription"));

/** `name` is the file name without extension. */
export type Photograph = z.infer<typeof photographFields> & { name: string };

const FILES = "content/photographs/*.yaml";

const problems: Problem[] = [];

/** Photographs without mistakes in their sidecar. */
export const photographs: readonly Photograph[] = contentFiles(FILES)
  .filter((file) => nameProblems(file, [".yaml"]).length === 0)
  .flatMap((file) => {
    const reading = readDocument(file, photographFields);
    if ("data" in reading) return [{ name: path.posix.basename(file, ".yaml"), ...reading.data }];
    problems.push(...reading.problems);
    return [];
  });

export const photographDefinition: Definition = {
  files: FILES,
  schema: photographFields,
  problems: () => problems,
};
