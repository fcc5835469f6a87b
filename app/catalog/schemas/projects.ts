import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a project holds (spec 3, "Project"). */
export const projectFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  picture: field.picture.en,
  background: field.background,
  /** A second picture of the same subject, and what can be counted of it. */
  detail: z
    .strictObject({
      picture: field.picture.en,
      background: field.background,
      figures: z.array(z.strictObject({ value: field.text, label: field.text })).length(3),
    })
    .exactOptional(),
  /** Its first paragraph stands for it in the list, too. */
  body: field.body,
});

function complete({
  picture: thumb,
  body: [summary = "", ...text],
  ...fields
}: RecordOf<typeof projectFields>) {
  return { ...fields, thumb, summary, text };
}

/** One project. */
export type Project = ReturnType<typeof complete>;

/** Their files. */
export const projectFiles = readCollection("content/projects/*.md", projectFields);

/** The recent projects of the farm. */
export const projects: readonly Project[] = projectFiles.records.map(complete);

/** The project of this id as it stands in an address; nothing where there is none. */
export const findProject = finderOf(projects);

/** The paths of all projects' pages. */
export function projectPaths(): string[] {
  return projects.map(({ id }) => `/project-details/${id}`);
}
