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
    <div key={post.id} className={classNames("post-column", !sidebar && "post-column-wide")}>
      <PostArticle
        post={post}
        portrait={portrait}
        counted={counted}
        breadcrumbs={breadcrumbs}
        address={demoBrand.origin + address}
        wide={!sidebar}
      />
      <PostComments />
      <div className="post-more">
        <h2>{adjacent.label}</h2>
        <AdjacentLinks previous={previous} next={next} words={adjacent} />
      </div>
      {sidebar}
    </div>
  );
}
