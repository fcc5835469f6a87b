import { posts } from "~/catalog/content/posts";
import { shortDay } from "~/lib/calendar-day";
import { excerpt } from "~/lib/excerpt";
import { decorativeThumbnail } from "~/lib/picture";

/** Loads the sidebar's recent posts, with shortened titles. */
export const loadRecentPosts = () =>
  posts.slice(0, 3).map(({ id, title, date, thumb, background }) => ({
    id,
    title: excerpt(title, 35),
    day: shortDay(date),
    picture: decorativeThumbnail(thumb),
    background,
  }));

export type RecentPost = ReturnType<typeof loadRecentPosts>[number];
