import type { Post } from "~/content/blog/posts";
import type { Page } from "~/lib/paginate";
import { PageCurtain } from "~/ui/pagination/page-curtain";
import { Pagination } from "~/ui/pagination/pagination";
import { PostCard } from "./post-card";

/** How the posts stand: one wide below the other, beside a sidebar, or in columns. */
export type PostListLook = "wide" | "narrow" | "two" | "three";

const SIZES: Record<PostListLook, string> = {
  wide: "(width < 721px) 92vw, 680px",
  narrow: "(width < 1181px) 92vw, 800px",
  two: "(width < 721px) 92vw, 600px",
  three: "(width < 721px) 92vw, (width < 1181px) 45vw, 390px",
};

type Props = {
  page: Page<Post>;
  look: PostListLook;
  words: { read: string; withoutScripts: string };
};

/** One page of the journal, with the pager that the shop has too. */
export function PostList({ page, look, words }: Props) {
  return (
    <PageCurtain page={page}>
      <p role="status" tabIndex={-1} className="sr-only">
        Posts {page.first} to {page.last} of {page.total}
      </p>
      <div className={`posts posts-${look}`}>
        {page.items.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            read={words.read}
            sizes={SIZES[look]}
            heading="h2"
            lead={index === 0}
          />
        ))}
      </div>
      <div className="with-scripts">
        <Pagination page={page} />
      </div>
      <p className="without-scripts py-16 text-center text-muted">{words.withoutScripts}</p>
    </PageCurtain>
  );
}
