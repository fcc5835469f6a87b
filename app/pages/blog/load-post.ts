import { href } from "react-router";
import { farmers } from "~/catalog/schemas/farmers";
import { findPost, posts, type Post } from "~/catalog/schemas/posts";
import { journal } from "~/catalog/schemas/sections";
import { parentPages } from "~/words/navigation";
import { adjacent } from "~/words/post";
import { adjacentTo } from "~/lib/adjacent";
import { firstWords } from "~/lib/excerpt";
import { decorativeThumbnail } from "~/lib/picture";

/** Words of the titles in the previous and next links (spec 2, "Blog single"). */
const ADJACENT_TITLE_WORDS = 2;

type PostRoute = "/blog-single/:id" | "/blog-single-with-sidebar/:id";

/** `route` is that of the page; its previous and next links stay on it. Runs at build time. */
export function loadPost(id: string, route: PostRoute) {
  const post = findPost(id);
  const neighbours = post && adjacentTo(posts, post.id);
  if (!post || !neighbours) throw new Response(null, { status: 404 });
  // `full_date` and `thumbFull` hold the same data.
  const { date: _, thumb: __, ...content } = post;
  const portrait = farmers.find(({ name }) => name === post.author)?.thumb;
  const link = ({ id: adjacentId, title, thumb, background }: Post) => ({
    title: firstWords(title, ADJACENT_TITLE_WORDS, adjacent.noTitle),
    to: href(route, { id: String(adjacentId) }),
    picture: decorativeThumbnail(thumb),
    background,
  });
  return {
    post: content,
    previous: link(neighbours.previous),
    next: link(neighbours.next),
    portrait: portrait && decorativeThumbnail(portrait),
    commentWords: journal().comments,
    breadcrumbs: [parentPages.home, parentPages.journal],
    /** The canonical path, for search engines and for sharing. */
    path: href("/blog-single-with-sidebar/:id", { id: String(post.id) }),
  };
}

export type PostData = ReturnType<typeof loadPost>;
