import { socialCards } from "~/content/brand";
import { home, journal } from "~/content/demo/trail";
import { href } from "react-router";
import { comments, postBody } from "~/content/blog/pages";
import { findPost, posts } from "~/catalog/posts";
import { demoBrand } from "~/content/site";
import { neighboursOf } from "~/lib/neighbours";

/** The two variants of a post's page. */
export type PostPath = "/blog-single/:id" | "/blog-single-with-sidebar/:id";

/** What a post's page shows; its neighbours stay in the same variant. Runs at build time. */
export function loadPost(id: string, path: PostPath) {
  const post = findPost(id);
  const neighbours = post && neighboursOf(posts, post.id);
  if (!post || !neighbours) throw new Response(null, { status: 404 });
  const link = ({ id: other, title }: { id: number; title: string }) => ({
    title,
    to: href(path, { id: String(other) }),
  });
  // The variant that search engines keep and that is shared.
  const address = href("/blog-single-with-sidebar/:id", { id: String(post.id) });
  return {
    post,
    previous: link(neighbours.previous),
    next: link(neighbours.next),
    body: postBody,
    comments,
    trail: [home, journal],
    address,
    card: socialCards.journal,
    shared: demoBrand.origin + address,
  };
}

/** The data of a post's page. */
export type PostData = ReturnType<typeof loadPost>;
