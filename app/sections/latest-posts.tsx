import type { Post } from "~/catalog/posts";
import { Link } from "~/ui/link";
import { PostGrid } from "./post-grid";

type Props = { title: string; posts: readonly Post[]; read: string; all: string };

/** The newest posts of the journal, and the way to all of them. */
export function LatestPosts({ title, posts, read, all }: Props) {
  return (
    <section className="wrap section below-fold-tall">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        <Link to="/blog-standard" className="button button-outline">
          {all}
        </Link>
      </div>
      <PostGrid posts={posts} look="three" read={read} heading="h3" />
    </section>
  );
}
