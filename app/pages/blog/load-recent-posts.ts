import { posts } from "~/catalog/content/posts";
import type { Background } from "~/lib/background";
import { shortDay } from "~/lib/calendar-day";
import { excerpt } from "~/lib/excerpt";
import { decorativeThumbnail, type Picture } from "~/lib/picture";

export type RecentPost = { id: number; title: string; day: string; picture: Picture; background: Background };

/** Loads the sidebar's recent posts, with shortened titles. */
export function loadRecentPosts(): RecentPost[] {
  return posts.slice(0, 3).map(({ id, title, date, thumb, background }) => ({
    id,
    title: excerpt(title, 35),
    day: shortDay(date),
    picture: decorativeThumbnail(thumb),
    background,
  }));
}
