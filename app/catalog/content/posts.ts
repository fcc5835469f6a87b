import { z } from "zod";
import { startOfDay } from "../../lib/countdown.ts";
import { isPreview, readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const postFields = z
  .strictObject({
    ...field.record,
    title: field.title,
    date: field.day,
    /** If a farmer has this name, their portrait is shown. */
    author: field.text,
    picture: field.picture.en,
    /** A picture between the paragraphs, of the same kind as the first. */
    second: field.picture.en.exactOptional(),
    background: field.background,
    comments: z.int().min(0),
    body: field.paragraph,
  })
  .transform(({ picture: thumb, body: description, ...fields }) => ({ ...fields, thumb, description }));

export const postFiles = readCollection("content/posts/*.md", postFields);

/** Newest first. A post appears at the start of its day in Honduras; the preview shows it earlier. */
export const posts = postFiles.records
  .filter(({ date }) => startOfDay(date) <= Date.now() || isPreview())
  .toSorted((a, b) => b.date.localeCompare(a.date));

export type Post = (typeof posts)[number];
