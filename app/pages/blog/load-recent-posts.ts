import { posts } from "~/catalog/content/posts";
import { excerpt } from "~/lib/excerpt";
import { decorativeThumbnail } from "~/lib/picture";

/** For the sidebar, with short titles. */
export function loadRecentPosts() {
  return posts.slice(0, 3).map(({ id, title, date: { day, month }, thumb, background }) => ({
    id,
    title: excerpt(title, 35),
    day: `${day} ${month.slice(0, 3)}`,
    picture: decorativeThumbnail(thumb),
    background,
  }));
}
