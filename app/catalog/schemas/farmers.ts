import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

const farmerFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  name: field.title,
  /** Their role. */
  title: field.text,
  picture: field.picture.en,
  /** Shown in the list and as the lead of the farmer's own page. */
  intro: field.text,
  info: z.array(z.strictObject(field.texts("label", "value"))).min(1),
  body: field.paragraph,
});

function toFarmer({ picture: thumb, body: about, ...fields }: RecordOf<typeof farmerFields>) {
  return { ...fields, thumb, about };
}

export type Farmer = ReturnType<typeof toFarmer>;

export const farmerFiles = readCollection("content/farmers/*.md", farmerFields);

export const farmers: readonly Farmer[] = farmerFiles.records.map(toFarmer);

export const findFarmer = finderOf(farmers);
