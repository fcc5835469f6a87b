import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";

const form = { title: field.text, text: field.text, send: field.text };

/** The forms under a post and under a product (spec 5). */
export const { name, email, comment, review } = defineDocument(
  "content/comments.yaml",
  z.strictObject({
    name: field.text,
    email: field.text,
    comment: z.strictObject(form),
    review: z.strictObject({ ...form, rating: field.text, stars: field.counted }),
  }),
)();
