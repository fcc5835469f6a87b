import { z } from "zod";
import { expected, pattern } from "../read/schema-problems.ts";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";

export const companyDetails = defineWords("company", {
  ...field.textFields("name", "tagline"),
  phone: pattern(/^\+\d[\d -]{6,}\d$/, "phone"),
  email: z.email(expected("email")),
  ...field.textFields("village", "department", "country", "hours"),
  social: field.rows({
    name: field.text,
    url: field.url,
    icon: z.enum(["facebook", "instagram", "youtube"]),
  }),
  /** The origin of canonical URLs and shared links. */
  origin: field.url.refine((value) => URL.parse(value)?.origin === value, expected("origin")),
  /** The app's name on a phone's home screen. */
  shortName: field.text,
  demo: z.strictObject({ name: field.text }),
});
