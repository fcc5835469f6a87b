import { z } from "zod";
import { finderOf, readCollection } from "../read/collection.ts";
import { hasMistakes } from "../read/definition.ts";
import * as field from "./fields.ts";

export const farmerFiles = readCollection(
  "content/farmers/*.md",
  z
    .strictObject({
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
    })
    .transform(({ picture: thumb, body: about, ...fields }) => ({ ...fields, thumb, about })),
);

export const farmers = farmerFiles.records;

export const findFarmer = finderOf(farmers);

/** The id of a farmer, for pages to refer to. */
export const farmerId = field.idOf(
  "farmerId",
  (id) => findFarmer(String(id)) !== undefined || hasMistakes(farmerFiles),
);

export type Farmer = (typeof farmers)[number];
