import { classNames } from "~/lib/class-names";
import { PostArticle } from "~/sections/post-article";
import { PostComments } from "~/sections/post-comments";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { demoBrand } from "~/words/company";
import { adjacent } from "~/words/post";
import type { PostData } from "./blog-post";

/** A post with what follows it: the posts before and after it, the comments and the form. */
export function BlogPostPage({
  wide = false,
  data: { post, portrait, counted, breadcrumbs, address, previous, next },
}: {
  data: PostData;
  /** Without a sidebar. */
  wide?: boolean;
}) {
  return (
    <div key={post.id} className={classNames("post-column", wide && "post-column-wide")}>
      <PostArticle
        post={post}
        portrait={portrait}
        counted={counted}
        breadcrumbs={breadcrumbs}
        address={demoBrand.origin + address}
        wide={wide}
      />
      <AdjacentLinks previous={previous} next={next} words={adjacent} />
      <PostComments />
    </div>
  );
}
