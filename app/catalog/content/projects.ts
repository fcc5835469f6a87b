import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const projectFiles = readCollection(
  "content/projects/*.md",
  z
    .strictObject({
      ...field.record,
      title: field.title,
      picture: field.picture.en,
      background: field.background,
      /** A second picture, with three figures beside it. */
      detail: z
        .strictObject({
          picture: field.picture.en,
          background: field.background,
          figures: z.array(field.textObject("value", "label")).length(3),
        })
        .exactOptional(),
      /** The first paragraph is also the summary in the list. */
      body: field.body,
    })
    .transform(({ picture: thumb, body: [summary = "", ...text], ...fields }) => ({
      ...fields,
      thumb,
      summary,
      text,
    })),
);

export const projects = projectFiles.records;

export type Project = (typeof projects)[number];
