import { journalPages } from "~/catalog/journal-pages";
import { lists } from "~/catalog/lists";
import { posts } from "~/catalog/posts";
import { journal } from "~/catalog/sections";
import { excerpt } from "~/lib/excerpt";
import { smallPicture } from "~/lib/picture";
import { parentPages } from "~/words/navigation";

type BlogListName = keyof typeof journalPages;

/** What every list of the journal shows first. Runs at build time. */
export function loadBlogList(name: BlogListName) {
  const { sidebar: _, ...words } = journal();
  return {
    page: journalPages[name](),
    breadcrumbs: [parentPages.home],
    words,
    list: lists[name](1),
  };
}

/** How many recent posts stand in the sidebar (spec 9). */
const RECENT = 3;

/** Their titles are cut at so many characters (spec 9). */
const TITLE_LENGTH = 35;

/** The newest posts, which stand in the sidebar. Runs at build time. */
export function loadRecentPosts() {
  return posts.slice(0, RECENT).map(({ id, title, date: { day, month }, thumb, background }) => ({
    id,
    title: excerpt(title, TITLE_LENGTH),
    day: `${day} ${month.slice(0, 3)}`,
    picture: smallPicture(thumb),
    background,
  }));
}
