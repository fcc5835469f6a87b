import { Feed } from "feed";
import { href } from "react-router";
import { journalPages } from "~/catalog/content/journal-pages";
import type { Post } from "~/catalog/content/posts";
import { calendarDay } from "~/lib/calendar-day";
import { pictureFallback } from "~/lib/picture";
import { demoBrand } from "~/words/company";
import { feeds } from "./feeds";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

// The library writes Atom titles as HTML, without escaping them, and JSON Feed titles as plain text.
export const feedText = (type: (typeof feeds)[number]["type"], newestFirst: readonly Post[]): string =>
  type === "application/feed+json"
    ? journalFeed(newestFirst).json1()
    : journalFeed(newestFirst, escapeHtml).atom1();

/** Contains no build date, so that equal content gives an equal feed. */
function journalFeed(newestFirst: readonly Post[], formatTitle = (text: string) => text): Feed {
  const { title, description, path } = journalPages["blog-standard"]();
  const { name, origin } = demoBrand;
  const [newest] = newestFirst;
  const [atom, json] = feeds;
  const feed = new Feed({
    id: origin + path,
    link: origin + path,
    title: `${name}: ${title}`,
    description,
    language: "en",
    generator: false,
    ...(newest && { updated: calendarDay(newest.date) }),
    feedLinks: { atom: origin + atom.path, json: origin + json.path },
    author: { name },
  });
  for (const post of newestFirst) {
    const { id, title: headline, description: summary, author, thumb } = post;
    const url = origin + href("/blog-single-with-sidebar/:id", { id: String(id) });
    const date = calendarDay(post.date);
    feed.addItem({
      id: url,
      link: url,
      title: formatTitle(headline),
      // The description is HTML in both formats.
      description: escapeHtml(summary),
      image: origin + pictureFallback(thumb),
      author: [{ name: author }],
      date,
      published: date,
    });
  }
  return feed;
}
