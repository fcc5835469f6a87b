import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const testimonialFiles = readCollection(
  "content/testimonials/*.md",
  z
    .strictObject({
      ...field.record,
      sample: field.sample,
      name: field.title,
      /** The person's role and place. */
      designation: field.text,
      rating: z.number().min(1).max(5).exactOptional(),
      title: field.title,
      thumb: field.decoration.en,
      body: field.paragraph,
    })
    .transform(({ body: quote, ...fields }) => ({ ...fields, quote })),
);

export const testimonials = testimonialFiles.records;

export type Testimonial = (typeof testimonials)[number];

/** Rotates the testimonials, so that each page starts with a different one; `first` counts from 0. */
export function testimonialsFrom(first: number) {
  const start = first % Math.max(testimonials.length, 1);
  return [...testimonials.slice(start), ...testimonials.slice(0, start)];
}
