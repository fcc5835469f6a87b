import { z } from "zod";
import { longDay } from "../../lib/calendar-day.ts";
import { startOfDay } from "../../lib/countdown.ts";
import { isPreview, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** Field names follow docs/product.md, "Blog post". */
export const postFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  date: field.day,
  /** A farmer of this name lends the portrait; others have none. */
  author: field.text,
  picture: field.picture.en,
  /** Shown between the paragraphs; a photo or a studio picture as the first one is. */
  second: field.picture.en.exactOptional(),
  background: field.background,
  comments: z.int().min(0),
  body: field.paragraph,
});

function toPost({ picture: thumb, body: description, date, ...fields }: RecordOf<typeof postFields>) {
  const full_date = longDay(date, "en-GB");
  const [day = "", month = "", year = ""] = full_date.split(" ");
  return { ...fields, thumb, thumbFull: thumb, date: { day, month, year }, full_date, description };
}

export type Post = ReturnType<typeof toPost>;

export const postFiles = readCollection("content/posts/*.md", postFields);

/** Newest first. A post appears at the start of its day in Honduras; the preview shows it earlier. */
export const posts: readonly Post[] = postFiles.records
  .filter(({ date }) => startOfDay(date) <= Date.now() || isPreview())
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(toPost);
