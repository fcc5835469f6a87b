import { posts } from "~/catalog/content/posts";
import { shortDay } from "~/lib/calendar-day";
import { excerpt } from "~/lib/excerpt";

/** Loads the sidebar's recent posts, with shortened titles. */
export const loadRecentPosts = () =>
  posts.slice(0, 3).map(({ id, title, date, thumb, background }) => ({
    id,
    title: excerpt(title, 35),
    day: shortDay(date),
    picture: thumb,
    background,
  }));

export type RecentPost = ReturnType<typeof loadRecentPosts>[number];
