import { PostArticle } from "~/sections/post-article";
import { PostComments } from "~/sections/post-comments";
import { PostNeighbours } from "~/sections/post-neighbours";
import type { PostData } from "./blog-post";

/** A post with what follows it: its neighbours, the comments and the form. */
export function BlogPostPage({
  data: { post, body, trail, shared, previous, next, comments },
}: {
  data: PostData;
}) {
  return (
    <div key={post.id} className="post-column">
      <PostArticle post={post} body={body} trail={trail} address={shared} />
      <PostNeighbours previous={previous} next={next} />
      <PostComments comments={comments} />
    </div>
  );
}
