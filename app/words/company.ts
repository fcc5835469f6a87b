import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";

/** The company behind the corporate pages, sample data until the owner replaces it (spec 1). */
const read = defineDocument(
  "content/company.yaml",
  z.strictObject({
    name: field.text,
    tagline: field.text,
    phone: field.text.regex(/^\+\d[\d -]{6,}\d$/, "a number like +504 2440-1234"),
    email: z.email("an address like contacto@aceitescorozal.hn"),
    village: field.text,
    department: field.text,
    country: field.text,
    hours: field.text,
    social: z.array(
      z.strictObject({
        name: field.text,
        url: field.url,
        icon: z.enum(["facebook", "instagram", "youtube"]),
      }),
    ),
    /** Where the site lives; canonical addresses and shared links start with it. */
    origin: field.url.refine((value) => !value.endsWith("/"), "an address without / at its end"),
    /** Under the icon on a phone's home screen. */
    shortName: field.text,
    /** Until when researchers may rely on `security.txt` (RFC 9116: less than a year ahead). */
    securityExpires: field.day,
    demo: z.strictObject({ name: field.text }),
  }),
);

const { demo, securityExpires: expires, ...fields } = read();

/** The company behind the corporate pages. */
export const company = fields;

/** The brand in the titles of the demo pages (spec 1). */
export const demoBrand = { name: demo.name, origin: fields.origin };

/** The day from which `security.txt` no longer holds. */
export const securityExpires = expires;
