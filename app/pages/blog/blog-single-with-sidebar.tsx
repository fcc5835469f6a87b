import { BlogSidebar } from "./blog-sidebar";
import type { Route } from "./+types/blog-single-with-sidebar";
import { loadRecentPosts } from "./load-blog-list";
import { loadPost } from "./load-post";
import { BlogPostPage } from "./blog-post-page";
import { postMeta } from "./post-meta";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...loadPost(params.id, "/blog-single-with-sidebar/:id"),
  recent: loadRecentPosts(),
});

export const meta = ({ loaderData }: Route.MetaArgs) => postMeta(loaderData);

export default function BlogSingleWithSidebar({ loaderData }: Route.ComponentProps) {
  return (
    <BlogPostPage
      data={loaderData}
      sidebar={
        <BlogSidebar
          recent={loaderData.recent}
          className="desktop:col-start-2 desktop:row-start-2 desktop:mt-8"
        />
      }
    />
  );
}
