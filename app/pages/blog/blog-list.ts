import { home } from "~/content/demo/trail";
import { blogList, blogPages, sidebar } from "~/content/blog/pages";
import { posts } from "~/catalog/posts";
import { lists } from "~/catalog/lists";

type BlogListName = keyof typeof blogPages;

/** What every list of the journal shows first. Runs at build time. */
export function loadBlogList(name: BlogListName) {
  return { page: blogPages[name], trail: [home], words: blogList, list: lists[name](1) };
}

/** How many recent posts stand in the sidebar (spec 9). */
const RECENT = 3;

/** What the sidebar shows: the newest posts and the rest of its widgets. Runs at build time. */
export function loadSidebar() {
  const recent = posts
    .slice(0, RECENT)
    .map(({ id, title, full_date, thumb, ground }) => ({ id, title, full_date, thumb, ground }));
  return { recent, content: sidebar };
}
