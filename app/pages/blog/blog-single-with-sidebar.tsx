import { BlogSidebar } from "~/sections/blog-sidebar";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/blog-single-with-sidebar";
import { loadSidebar } from "./blog-list";
import { loadPost } from "./blog-post";
import { BlogPostPage } from "./blog-post-page";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...loadPost(params.id, "/blog-single-with-sidebar/:id"),
  sidebar: loadSidebar(),
});

export const meta = ({ loaderData: { post, address, card } }: Route.MetaArgs) =>
  demoMeta({ title: post.title, description: post.description, path: address, card });

export default function BlogSingleWithSidebar({ loaderData }: Route.ComponentProps) {
  return (
    <div className="beside-sidebar wrap">
      <BlogPostPage data={loaderData} />
      <BlogSidebar {...loaderData.sidebar} />
    </div>
  );
}
