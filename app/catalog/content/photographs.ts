import path from "node:path";
import { z } from "zod";
import { POSITION_PATTERN } from "../../lib/picture.ts";
import { contentFiles, nameProblems } from "../read/content-folder.ts";
import { hasMistakes, type Definition } from "../read/problem.ts";
import { defineFile } from "../read/single-file.ts";
import { expected, pattern, text } from "../read/schema-problems.ts";

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

const sidecars = contentFiles("content/photographs/*.yaml")
  .filter((file) => nameProblems(file, [".yaml"]).length === 0)
  .map((file) => defineFile(file, photographFields));

export const photographs: readonly Photograph[] = sidecars.flatMap((sidecar) =>
  hasMistakes(sidecar) ? [] : [{ name: path.posix.basename(sidecar.files, ".yaml"), ...sidecar() }],
);

export const photographDefinition: Definition = {
  files: "content/photographs/*.yaml",
  schema: photographFields,
  problems: () => sidecars.flatMap(({ problems }) => problems()),
};
