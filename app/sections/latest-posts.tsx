import type { PostSummary } from "~/catalog/lists";
import { Link } from "~/ui/link";
import type { PostCardWords } from "./post-card";
import { PostGrid } from "./post-grid";

type Props = { title: string; all: string; posts: readonly PostSummary[]; words: PostCardWords };

/** The newest posts of the journal, and the way to all of them. */
export function LatestPosts({ title, all, posts, words }: Props) {
  return (
    <section className="wrap section below-fold below-fold-tall">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2>{title}</h2>
        <Link to="/blog-standard" className="button button-outline">
          {all}
        </Link>
      </div>
      <PostGrid posts={posts} look="three" words={words} heading="h3" />
    </section>
  );
}
