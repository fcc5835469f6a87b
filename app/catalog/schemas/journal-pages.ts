import { z } from "zod";
import * as field from "./fields.ts";
import { definePage, illustratedHead } from "./page.ts";

export const journalPages = {
  "blog-standard": definePage("blog-standard", illustratedHead),
  "blog-with-sidebar": definePage("blog-with-sidebar", illustratedHead),
  "blog-2-column": definePage("blog-2-column", illustratedHead),
  "blog-3-column": definePage("blog-3-column", illustratedHead),
};

/** The words of every post's page, with sample text in place of a post's own. */
export const postPage = definePage("blog-single", {
  card: field.card,
  /** The title of the page without the sidebar. */
  withoutSidebar: field.sentence("title"),
  paragraphs: z.array(field.text).min(1),
  quote: z.strictObject({ text: field.text, author: field.text }),
  listTitle: field.text,
  list: z.array(field.text).min(1),
  closing: field.text,
  tagsLabel: field.text,
  tags: z.array(field.text),
  author: field.text,
  authorText: field.text,
  share: field.text,
  shareBy: field.sentence("name"),
  email: field.text,
  adjacent: z.strictObject({
    label: field.text,
    previous: field.text,
    next: field.text,
    /** Replaces a title without words. */
    noTitle: field.text,
  }),
  comments: z.strictObject({
    title: field.text,
    reply: field.text,
    replyTo: field.sentence("name"),
    samples: z.array(z.strictObject({ name: field.text, date: field.text, text: field.text })),
  }),
});
