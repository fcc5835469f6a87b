import type { MetaDescriptor } from "react-router";
import { pictureFallback } from "~/lib/picture";
import { articleThing } from "~/lib/structured-data";
import { demoBrand } from "~/words/company";
import { card } from "~/words/post";
import { demoMeta } from "../demo-meta";
import type { PostData } from "./blog-post";
import { feedLinks } from "./journal-meta";

/**
 * The head tags of a post's two pages. Search engines keep the one with the sidebar.
 *
 * @param title Tells the other page apart.
 */
export function postMeta({ post, address, breadcrumbs }: PostData, title = post.title): MetaDescriptor[] {
  const { description, author, full_date: date, thumbFull } = post;
  return [
    ...demoMeta(
      { title, description, path: address, card, breadcrumbs },
      articleThing({
        title: post.title,
        description,
        url: demoBrand.origin + address,
        image: demoBrand.origin + pictureFallback(thumbFull),
        author,
        date,
        publisher: demoBrand.name,
      }),
    ),
    ...feedLinks,
  ];
}
