import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const farmerFiles = readCollection(
  "content/farmers/*.md",
  z
    .strictObject({
      ...field.record,
      name: field.title,
      /** The farmer's role. */
      title: field.text,
      picture: field.picture.en,
      /** Shown in the list and as the lead of the farmer's own page. */
      intro: field.longText,
      info: field.list(field.textObject("label", "value")),
      body: field.paragraph,
    })
    .transform(({ picture: thumb, body: about, ...fields }) => ({ ...fields, thumb, about })),
);

export const farmers = farmerFiles.records;

export type Farmer = (typeof farmers)[number];
