import { journalPages } from "~/catalog/schemas/journal-pages";
import { lists } from "~/catalog/queries/lists";
import { posts } from "~/catalog/schemas/posts";
import { journal } from "~/catalog/schemas/sections";
import { excerpt } from "~/lib/excerpt";
import { smallPicture } from "~/lib/picture";
import type { PostGridLook } from "./post-grid";
import { parentPages } from "~/words/navigation";

/** The layout of each list. */
const looks: Record<keyof typeof journalPages, PostGridLook> = {
  "blog-standard": "wide",
  "blog-with-sidebar": "narrow",
  "blog-2-column": "two",
  "blog-3-column": "three",
};

const isBlogList = (name: string): name is keyof typeof looks => Object.hasOwn(looks, name);

/** Loads the first page of a list. */
export function loadBlogList(name: string) {
  if (!isBlogList(name)) throw new Response(null, { status: 404 });
  const { sidebar: _, ...words } = journal();
  return {
    page: journalPages[name](),
    breadcrumbs: [parentPages.home],
    words,
    look: looks[name],
    list: lists[name](1),
    recent: name === "blog-with-sidebar" ? loadRecentPosts() : undefined,
  };
}

/** Number of recent posts in the sidebar (spec 9). */
const RECENT = 3;

/** Maximum length of their titles, in characters (spec 9). */
const TITLE_LENGTH = 35;

/** Loads the newest posts for the sidebar. */
export function loadRecentPosts() {
  return posts.slice(0, RECENT).map(({ id, title, date: { day, month }, thumb, background }) => ({
    id,
    title: excerpt(title, TITLE_LENGTH),
    day: `${day} ${month.slice(0, 3)}`,
    picture: smallPicture(thumb),
    background,
  }));
}
