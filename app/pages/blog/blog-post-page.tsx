import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { PostArticle } from "./post-article";
import { PostComments } from "./post-comments";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { demoBrand } from "~/words/company";
import { adjacent } from "~/words/post";
import type { PostData } from "./blog-post";

/** A post with what follows it: the comments and the form, the posts before and after it, the sidebar. */
export function BlogPostPage({
  sidebar,
  data: { post, portrait, counted, breadcrumbs, address, previous, next },
}: {
  data: PostData;
  /** Beside it where there is room, else below all that is the post's own; without one the post is as wide as the page. */
  sidebar?: ReactNode;
}) {
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
        counted={counted}
        breadcrumbs={breadcrumbs}
        address={demoBrand.origin + address}
        wide={!sidebar}
      />
      <PostComments />
      <div className="py-16 desktop:col-span-2 print:hidden">
        <h2>{adjacent.label}</h2>
        <AdjacentLinks previous={previous} next={next} words={adjacent} cut />
      </div>
      {sidebar}
    </div>
  );
}
