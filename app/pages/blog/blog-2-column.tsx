import { loadListPage } from "~/lib/list-page";
import { PageTitle } from "~/sections/page-title";
import { PostList } from "~/sections/post-list";
import { listMeta } from "../demo-meta";
import type { Route } from "./+types/blog-2-column";
import { loadBlogList } from "./blog-list";

export const loader = () => loadBlogList("blog-2-column");

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const first = await serverLoader();
  return { ...first, list: await loadListPage("blog-2-column", request.url, first.list) };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData: { page, trail, list } }: Route.MetaArgs) =>
  listMeta({ ...page, trail }, list.number);

export default function BlogTwoColumn({ loaderData: { page, trail, list, words } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <div className="wrap">
        <PostList page={list} look="two" words={words} />
      </div>
    </>
  );
}
