import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/content/site";
import { pictureFallback } from "~/lib/picture";
import { articleThing } from "~/lib/structured-data";
import { demoMeta } from "../demo-meta";
import type { PostData } from "./blog-post";

/**
 * The head tags of a post's two pages. Search engines keep the one with the sidebar.
 *
 * @param suffix Tells the other page's title apart.
 */
export function postMeta({ post, address, shared, card, trail }: PostData, suffix = ""): MetaDescriptor[] {
  const { title, description, author, full_date: date, thumbFull } = post;
  return demoMeta(
    { title: title + suffix, description, path: address, card, trail },
    articleThing({
      title,
      description,
      url: shared,
      image: demoBrand.origin + pictureFallback(thumbFull),
      author,
      date,
      publisher: demoBrand.name,
    }),
  );
}
