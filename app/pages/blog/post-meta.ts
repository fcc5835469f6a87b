import type { MetaDescriptor } from "react-router";
import { pictureFallback } from "~/lib/picture";
import { demoBrand } from "~/words/company";
import { card } from "~/words/post";
import { demoMeta } from "../demo-meta";
import type { PostData } from "./load-post";
import { feedLinks } from "./journal-meta";

/** Both pages of a post share the canonical URL with the sidebar; `title` distinguishes them. */
export function postMeta({ post, path, breadcrumbs }: PostData, title = post.title): MetaDescriptor[] {
  const { description, author, full_date: date, thumbFull } = post;
  return [
    ...demoMeta(
      { title, description, path, card, breadcrumbs },
      {
        "@type": "Article",
        headline: post.title,
        description,
        image: demoBrand.origin + pictureFallback(thumbFull),
        url: demoBrand.origin + path,
        datePublished: new Date(`${date} UTC`).toISOString().slice(0, 10),
        author: { "@type": "Person", name: author },
        publisher: { "@type": "Organization", name: demoBrand.name },
      },
    ),
    ...feedLinks,
  ];
}
