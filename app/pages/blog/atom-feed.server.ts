import { Feed } from "feed";
import { href } from "react-router";
import { journalPages } from "~/catalog/content/journal-pages";
import type { Post } from "~/catalog/content/posts";
import { calendarDay } from "~/lib/calendar-day";
import { pictureFallback } from "~/lib/picture";
import { demoBrand } from "~/words/company";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The library writes titles and summaries as HTML, without escaping them. */
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The journal as Atom (RFC 4287). It contains no build date, so that equal content gives an equal feed. */
export function atomFeed(newestFirst: readonly Post[]): string {
  const { title, description, path } = journalPages["blog-standard"]();
  const { name, origin } = demoBrand;
  const [newest] = newestFirst;
  const feed = new Feed({
    id: origin + path,
    link: origin + path,
    title: `${name}: ${title}`,
    description,
    language: "en",
    generator: false,
    ...(newest && { updated: calendarDay(newest.date) }),
    feedLinks: { atom: `${origin}/feed.xml` },
    author: { name },
  });
  for (const { id, title: headline, description: summary, author, thumb, date } of newestFirst) {
    const url = origin + href("/blog-single-with-sidebar/:id", { id: String(id) });
    feed.addItem({
      id: url,
      link: url,
      title: escapeHtml(headline),
      description: escapeHtml(summary),
      image: origin + pictureFallback(thumb),
      author: [{ name: author }],
      date: calendarDay(date),
      published: calendarDay(date),
    });
  }
  return feed.atom1();
}
