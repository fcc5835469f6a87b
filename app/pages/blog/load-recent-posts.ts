import { posts } from "~/catalog/schemas/posts";
import { excerpt } from "~/lib/excerpt";
import { decorativeThumbnail } from "~/lib/picture";

/** Recent posts in the sidebar. */
const RECENT_COUNT = 3;

/** Of a title, in characters. */
const MAX_TITLE_LENGTH = 35;

export function loadRecentPosts() {
  return posts.slice(0, RECENT_COUNT).map(({ id, title, date: { day, month }, thumb, background }) => ({
    id,
    title: excerpt(title, MAX_TITLE_LENGTH),
    day: `${day} ${month.slice(0, 3)}`,
    picture: decorativeThumbnail(thumb),
    background,
  }));
}
