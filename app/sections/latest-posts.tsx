import { Link } from "react-router";
import type { Post } from "~/content/blog/posts";
import { PostCard } from "./post-card";

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
      <div className="posts posts-three">
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            read={read}
            sizes="(width < 721px) 92vw, (width < 1181px) 45vw, 390px"
            heading="h3"
          />
        ))}
      </div>
    </section>
  );
}
