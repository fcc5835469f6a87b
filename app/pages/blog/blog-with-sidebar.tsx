import { loadListPage } from "~/lib/list-page";
import { BlogSidebar } from "~/sections/blog-sidebar";
import { PageTitle } from "~/sections/page-title";
import { PostList } from "~/sections/post-list";
import { listMeta } from "../demo-meta";
import type { Route } from "./+types/blog-with-sidebar";
import { loadBlogList, loadSidebar } from "./blog-list";

export const loader = () => ({ ...loadBlogList("blog-with-sidebar"), sidebar: loadSidebar() });

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const first = await serverLoader();
  return { ...first, list: await loadListPage("blog-with-sidebar", request.url, first.list) };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData: { page, trail, list } }: Route.MetaArgs) =>
  listMeta({ ...page, trail }, list.number);

export default function BlogWithSidebar({
  loaderData: { page, trail, list, words, sidebar },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <div className="beside-sidebar wrap">
        <div>
          <PostList page={list} look="narrow" words={words} />
        </div>
        <BlogSidebar {...sidebar} />
      </div>
    </>
  );
}
