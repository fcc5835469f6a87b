import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { PostArticle } from "./post-article";
import { PostComments } from "./post-comments";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { demoBrand } from "~/words/company";
import { adjacent } from "~/words/post";
import type { PostData } from "./load-post";

type Props = {
  data: PostData;
  /** Beside the post, or below on narrow viewports. Without one the post is full width. */
  sidebar?: ReactNode;
};

/** The key resets the comment form when the post changes. */
export function BlogPostPage({ sidebar, data }: Props) {
  const { post, portrait, commentWords, breadcrumbs, path, previous, next } = data;
  return (
    <div
      key={post.id}
      className={classNames(
        "wrap",
        Boolean(sidebar) &&
          "desktop:grid desktop:grid-cols-[minmax(0,2fr)_minmax(320px,1fr)] desktop:gap-x-16",
      )}
    >
      <PostArticle
        post={post}
        portrait={portrait}
        commentWords={commentWords}
        breadcrumbs={breadcrumbs}
        url={demoBrand.origin + path}
        wide={!sidebar}
      />
      <PostComments />
      <div className="py-16 desktop:col-span-2 print:hidden">
        <h2>{adjacent.label}</h2>
        <AdjacentLinks previous={previous} next={next} words={adjacent} truncated />
      </div>
      {sidebar}
    </div>
  );
}
