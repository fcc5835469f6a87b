import { journalPages } from "~/catalog/schemas/journal-pages";
import { lists } from "~/catalog/queries/lists";
import { posts } from "~/catalog/schemas/posts";
import { journal } from "~/catalog/schemas/sections";
import { excerpt } from "~/lib/excerpt";
import { decorativeThumbnail } from "~/lib/picture";
import type { PostGridLook } from "./post-grid";
import { parentPages } from "~/words/navigation";

const LOOKS: Record<keyof typeof journalPages, PostGridLook> = {
  "blog-standard": "wide",
  "blog-with-sidebar": "narrow",
  "blog-2-column": "two",
  "blog-3-column": "three",
};

const isBlogList = (name: string): name is keyof typeof LOOKS => Object.hasOwn(LOOKS, name);

export function loadBlogList(name: string) {
  if (!isBlogList(name)) throw new Response(null, { status: 404 });
  const { sidebar: _, ...words } = journal();
  return {
    page: { ...journalPages[name](), breadcrumbs: [parentPages.home] },
    words,
    look: LOOKS[name],
    list: lists[name](1),
    recent: name === "blog-with-sidebar" ? loadRecentPosts() : undefined,
  };
}

/** Recent posts in the sidebar (spec 9). */
const RECENT_COUNT = 3;

/** In characters (spec 9). */
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
