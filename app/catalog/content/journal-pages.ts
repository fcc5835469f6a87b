import { z } from "zod";
import * as field from "./fields.ts";
import { definePage, illustratedHead } from "./page.ts";

export const journalPages = {
  "blog-standard": definePage("blog-standard", illustratedHead),
  "blog-with-sidebar": definePage("blog-with-sidebar", illustratedHead),
  "blog-2-column": definePage("blog-2-column", illustratedHead),
  "blog-3-column": definePage("blog-3-column", illustratedHead),
};

/** The texts shared by all post pages, including sample text in place of each post's own. */
export const postPage = definePage("blog-single", {
  card: field.card,
  /** The title of the page without the sidebar. */
  withoutSidebar: field.template("title"),
  paragraphs: field.list(field.longText),
  quote: z.strictObject({ text: field.longText, author: field.text }),
  listTitle: field.text,
  list: field.list(field.text),
  closing: field.longText,
  tagsLabel: field.text,
  tags: field.optionalList(field.text),
  author: field.text,
  authorText: field.longText,
  share: field.text,
  shareBy: field.template("name"),
  email: field.text,
  /** `noTitle` replaces a title without words. */
  adjacent: field.textObject("label", "previous", "next", "noTitle"),
  comments: z.strictObject({
    ...field.textFields("title", "reply"),
    replyTo: field.template("name"),
    samples: field.rows({ ...field.textFields("name", "date"), text: field.longText }),
  }),
});
