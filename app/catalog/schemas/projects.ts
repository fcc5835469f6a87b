import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

const projectFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  picture: field.picture.en,
  background: field.background,
  /** A second picture beside three figures. */
  detail: z
    .strictObject({
      picture: field.picture.en,
      background: field.background,
      figures: z.array(z.strictObject(field.texts("value", "label"))).length(3),
    })
    .exactOptional(),
  /** The first paragraph is the summary in the list. */
  body: field.body,
});

function toProject({
  picture: thumb,
  body: [summary = "", ...text],
  ...fields
}: RecordOf<typeof projectFields>) {
  return { ...fields, thumb, summary, text };
}

export type Project = ReturnType<typeof toProject>;

export const projectFiles = readCollection("content/projects/*.md", projectFields);

export const projects: readonly Project[] = projectFiles.records.map(toProject);

export const findProject = finderOf(projects);
