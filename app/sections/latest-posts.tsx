import type { PostSummary } from "~/catalog/lists";
import { Link } from "~/ui/link";
import { PostCard, type PostCardWords } from "./post-card";

type Props = { title: string; all: string; posts: readonly PostSummary[]; words: PostCardWords };

/** The newest posts of the journal, the first of them large, and the way to all of them. */
export function LatestPosts({ title, all, posts, words }: Props) {
  return (
    <section className="wrap section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2>{title}</h2>
        <Link to="/blog-standard" className="button button-outline">
          {all}
        </Link>
      </div>
      <div className="latest-posts">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            words={words}
            sizes={
              index === 0
                ? "(width < 721px) 86vw, 47vw"
                : "(width < 721px) 48vw, (width < 1181px) 20vw, 26.4vw"
            }
            heading="h3"
          />
        ))}
      </div>
    </section>
  );
}
