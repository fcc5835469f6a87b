import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/blog-single";
import { loadPost } from "./blog-post";
import { BlogPostPage } from "./blog-post-page";

export const loader = ({ params }: Route.LoaderArgs) => loadPost(params.id, "/blog-single/:id");

export const meta = ({ loaderData: { post, address, card } }: Route.MetaArgs) =>
  demoMeta({
    title: `${post.title} (without sidebar)`,
    description: post.description,
    path: address,
    card,
  });

export default function BlogSingle({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <BlogPostPage data={loaderData} />
    </div>
  );
}
