import { z } from "zod";
import { expected, report } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { isPage } from "./links.ts";
import { corporateHead, next, pageIn } from "./page.ts";
import { isPublishedPdf } from "./site-paths.ts";
import { writtenSlugs } from "./written-slugs.ts";
import { problemsInText } from "./written-text-problems.ts";

const target = field.text.refine((path) => isPage(path) || isPublishedPdf(path), expected("pathOrFile"));

/** A point of interest, usually with a link to a page that says more. */
const highlight = z
  .strictObject({
    icon: z.enum(["mail", "phone", "pin", "truck"]).exactOptional(),
    picture: field.decoration.es.exactOptional(),
    tint: field.tint.exactOptional(),
    title: field.text,
    text: field.longText,
    to: target.exactOptional(),
    link: field.text.exactOptional(),
  })
  .refine(({ to, link }) => to === undefined || link !== undefined, {
    path: ["link"],
    error: expected("notEmpty"),
  });

const lead = z.strictObject({
  ...field.statement.shape,
  days: z.array(z.strictObject({ name: field.text, closed: z.boolean().default(false) })).exactOptional(),
});

/** Shown below a placeholder: cards if there is a lead, a list beside the picture if there is one, or else steps. */
const highlights = z.strictObject({
  ...field.textFields("title", "titleEnd"),
  picture: field.decoration.es.exactOptional(),
  lead: lead.exactOptional(),
  numbered: z.boolean().default(false),
  items: z.array(highlight).min(2),
  links: field.rows({ to: target, link: field.text }),
});

export type Highlight = z.infer<typeof highlight>;
export type Highlights = z.infer<typeof highlights>;

const fields = z
  .strictObject({
    ...corporateHead,
    next,
    /** Shown instead of the text while it is a draft. */
    placeholder: field.text,
    highlights: highlights.exactOptional(),
    draft: field.draft,
    body: field.text,
  })
  .superRefine(({ draft, body }, context) => {
    for (const { code, params } of problemsInText(body, draft)) report(context, ["body"], code, params);
  });

export const writtenPages = writtenSlugs.map((slug) =>
  pageIn(`content/pages/${slug}.md`, `/${slug}`, fields),
);
