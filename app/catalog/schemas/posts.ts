import { z } from "zod";
import type { Picture } from "../../lib/picture.ts";
import { startOfDay } from "../../lib/countdown.ts";
import { finderOf, isPreview, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** Field names follow docs/product.md, "Blog post". */
export const postFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  date: field.day,
  author: field.text,
  picture: field.picture.en,
  /** Shown between the paragraphs; a photo or a studio picture as the first one is. */
  second: field.picture.en.exactOptional(),
  background: field.background,
  comments: z.int().min(0),
  body: field.paragraph,
});

const MONTH_FORMAT = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

function toPost({
  picture: thumb,
  second,
  body: description,
  date: iso,
  ...fields
}: RecordOf<typeof postFields>) {
  const [year = "", , day = ""] = iso.split("-");
  const date = { day: String(Number(day)), month: MONTH_FORMAT.format(new Date(iso)), year };
  return {
    ...fields,
    thumb,
    thumbFull: thumb,
    second: second && withoutPosition(second),
    date,
    full_date: `${date.day} ${date.month} ${year}`,
    description,
  };
}

/** Shown nearly uncropped, so it needs no focal point. */
function withoutPosition(picture: Picture): Picture {
  const { position: _, ...unplaced } = picture;
  return unplaced;
}

export type Post = ReturnType<typeof toPost>;

/** A post appears at the start of its day in Honduras; the preview shows it earlier. */
const isPublished = ({ date }: RecordOf<typeof postFields>) => startOfDay(date) <= Date.now() || isPreview();

export const postFiles = readCollection("content/posts/*.md", postFields);

/** Newest first. */
export const posts: readonly Post[] = postFiles.records
  .filter(isPublished)
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(toPost);

export const findPost = finderOf(posts);
