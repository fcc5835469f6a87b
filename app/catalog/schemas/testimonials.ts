import { z } from "zod";
import { readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a testimonial holds (spec 3, "Testimonial"); the quote stands under the fields. */
export const testimonialFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  sample: field.sample,
  name: field.title,
  /** What they do, and where. */
  designation: field.text,
  rating: z.number().min(1).max(5).exactOptional(),
  title: field.title,
  thumb: field.decoration.en,
  body: field.paragraph,
});

const complete = ({ body: quote, ...fields }: RecordOf<typeof testimonialFields>) => ({
  ...fields,
  quote,
});

/** Their files. */
export const testimonialFiles = readCollection("content/testimonials/*.md", testimonialFields);

const testimonials = testimonialFiles.records.map(complete);

/** What clients say, beginning with another on each page that shows them: `first` counts from 0. */
export function testimonialsFrom(first: number) {
  const start = first % Math.max(testimonials.length, 1);
  return [...testimonials.slice(start), ...testimonials.slice(0, start)];
}
