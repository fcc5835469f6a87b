import { z } from "zod";
import type { Picture } from "../../lib/picture.ts";
import { endOf } from "../../lib/countdown.ts";
import { finderOf, isPreview, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a post holds (spec 3, "Blog post", with its field names). */
export const postFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  date: field.day,
  author: field.text,
  picture: field.picture.en,
  /** Of the same subject, between its paragraphs; of the same kind as the first: both photos, or both on its tint. */
  second: field.picture.en.exactOptional(),
  background: field.background,
  /** How many there are. */
  comments: z.int().min(0),
  body: field.paragraph,
});

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

function complete({
  picture: thumb,
  second,
  body: description,
  date: iso,
  ...fields
}: RecordOf<typeof postFields>) {
  const [year = "", , day = ""] = iso.split("-");
  const date = { day: String(Number(day)), month: MONTH.format(new Date(iso)), year };
  return {
    ...fields,
    thumb,
    /** The picture at the head of the post's own page. */
    thumbFull: thumb,
    second: second && whole(second),
    date,
    full_date: `${date.day} ${date.month} ${year}`,
    description,
  };
}

/** It is seen nearly whole: none of its parts has to be kept in sight. */
function whole(picture: Picture): Picture {
  const { position: _, ...unplaced } = picture;
  return unplaced;
}

/** One post of the journal. */
export type Post = ReturnType<typeof complete>;

/** Whether a post shows: from the day on that it is dated, as that day begins in Honduras; in the preview always. */
const isOut = ({ date }: RecordOf<typeof postFields>) => endOf(date) <= Date.now() || isPreview();

/** Their files. */
export const postFiles = readCollection("content/posts/*.md", postFields);

/** All posts, newest first. */
export const posts: readonly Post[] = postFiles.records
  .filter(isOut)
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(complete);

/** The post of this id as it stands in an address; nothing where there is none. */
export const findPost = finderOf(posts);

/** The paths of all posts' pages. */
export function postPaths(): string[] {
  return posts.flatMap(({ id }) => [`/blog-single/${id}`, `/blog-single-with-sidebar/${id}`]);
}
