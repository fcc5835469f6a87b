import { Feed } from "feed";
import { href, type LoaderFunctionArgs } from "react-router";
import { journalPages } from "~/catalog/schemas/journal-pages";
import { posts, type Post } from "~/catalog/schemas/posts";
import { escapeHtml } from "~/lib/escape-html";
import { pictureFallback } from "~/lib/picture";
import { demoBrand } from "~/words/company";
import { feeds } from "./feeds";

/** The journal for feed readers, as Atom and as JSON Feed; it runs at build time only and ends as a file. */
export function loader({ pattern }: Pick<LoaderFunctionArgs, "pattern">): Response {
  const kind = feeds.find(({ path }) => path === pattern);
  if (!kind) throw new Response("Not found", { status: 404 });
  // A title is HTML in the library's Atom, which does not escape it, and plain text in JSON Feed.
  const text =
    kind.type === "application/feed+json" ? journalFeed().json1() : journalFeed(escapeHtml).atom1();
  return new Response(text, {
    headers: { "Content-Type": kind.type },
  });
}

const dayOf = ({ full_date: day }: Pick<Post, "full_date">) => new Date(`${day} UTC`);

/** Every post, newest first. Two builds of one content make one feed: nothing in it is of the day it is made. */
function journalFeed(titleOf = (text: string) => text): Feed {
  const { title, description, path } = journalPages["blog-standard"]();
  const { name, origin } = demoBrand;
  const [newest] = posts;
  const [atom, json] = feeds;
  const feed = new Feed({
    id: origin + path,
    link: origin + path,
    title: `${name}: ${title}`,
    description,
    language: "en",
    generator: false,
    ...(newest && { updated: dayOf(newest) }),
    feedLinks: { atom: origin + atom.path, json: origin + json.path },
    author: { name },
  });
  for (const post of posts) {
    const { id, title: headline, description: summary, author, thumbFull } = post;
    const address = origin + href("/blog-single-with-sidebar/:id", { id: String(id) });
    const date = dayOf(post);
    feed.addItem({
      id: address,
      link: address,
      title: titleOf(headline),
      // HTML in both.
      description: escapeHtml(summary),
      image: origin + pictureFallback(thumbFull),
      author: [{ name: author }],
      date,
      published: date,
    });
  }
  return feed;
}
