import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a farmer holds (spec 3, "Farmer"). */
export const farmerFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  name: field.title,
  /** What they do. */
  title: field.text,
  picture: field.picture.en,
  /** A sentence for the list, and the first one of the farmer's own page. */
  intro: field.text,
  info: z.array(z.strictObject({ label: field.text, value: field.text })).min(1),
  body: field.paragraph,
});

function complete({ picture: thumb, body: about, ...fields }: RecordOf<typeof farmerFields>) {
  return { ...fields, thumb, about };
}

/** One of the people of the farm. */
export type Farmer = ReturnType<typeof complete>;

/** Their files. */
export const farmerFiles = readCollection("content/farmers/*.md", farmerFields);

/** The members of the farm. */
export const farmers: readonly Farmer[] = farmerFiles.records.map(complete);

/** The farmer of this id as it stands in an address; nothing where there is none. */
export const findFarmer = finderOf(farmers);

/** The paths of all farmers' pages. */
export function farmerPaths(): string[] {
  return farmers.map(({ id }) => `/team-details/${id}`);
}
