import { href } from "react-router";
import { farmers } from "~/catalog/schemas/farmers";
import { findPost, posts, type Post } from "~/catalog/schemas/posts";
import { journal } from "~/catalog/schemas/sections";
import { parentPages } from "~/words/navigation";
import { adjacent } from "~/words/post";
import { adjacentTo } from "~/lib/adjacent";
import { firstWords } from "~/lib/excerpt";
import { smallPicture } from "~/lib/picture";

/** How many words of the title of the post before and after are shown (spec 2, "Blog single"). */
const ADJACENT_WORDS = 2;

/** The two variants of a post's page. */
export type PostPath = "/blog-single/:id" | "/blog-single-with-sidebar/:id";

/** What a post's page shows; the posts beside it stay in the same variant. Runs at build time. */
export function loadPost(id: string, path: PostPath) {
  const post = findPost(id);
  const beside = post && adjacentTo(posts, post.id);
  if (!post || !beside) throw new Response(null, { status: 404 });
  // Its day is written out already, and its picture stands there once.
  const { date: _, thumb: __, ...shown } = post;
  const portrait = farmers.find(({ name }) => name === post.author)?.thumb;
  const link = ({ id: other, title, thumb, background }: Post) => ({
    title: firstWords(title, ADJACENT_WORDS, adjacent.noTitle),
    to: href(path, { id: String(other) }),
    picture: smallPicture(thumb),
    background,
  });
  // Of the variant that search engines keep and that is shared.
  const address = href("/blog-single-with-sidebar/:id", { id: String(post.id) });
  return {
    post: shown,
    previous: link(beside.previous),
    next: link(beside.next),
    portrait: portrait && smallPicture(portrait),
    counted: journal().comments,
    breadcrumbs: [parentPages.home, parentPages.journal],
    address,
  };
}

/** The data of a post's page. */
export type PostData = ReturnType<typeof loadPost>;
