import { fill } from "~/lib/fill";
import { withoutSidebar } from "~/words/post";
import type { Route } from "./+types/blog-single";
import { loadPost } from "./load-post";
import { BlogPostPage } from "./blog-post-page";
import { postMeta } from "./post-meta";

export const loader = ({ params }: Route.LoaderArgs) => loadPost(params.id, "/blog-single/:id");

export const meta = ({ loaderData }: Route.MetaArgs) =>
  postMeta(loaderData, fill(withoutSidebar, { title: loaderData.post.title }));

export default function BlogSingle({ loaderData }: Route.ComponentProps) {
  return <BlogPostPage data={loaderData} />;
}
