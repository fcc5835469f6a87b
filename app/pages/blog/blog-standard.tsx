import { loadListPage } from "~/lib/list-page";
import { PageTitle } from "~/sections/page-title";
import { PostList } from "~/sections/post-list";
import { listMeta } from "../demo-meta";
import type { Route } from "./+types/blog-standard";
import { loadBlogList } from "./blog-list";

export const loader = () => loadBlogList("blog-standard");

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const first = await serverLoader();
  return { ...first, list: await loadListPage("blog-standard", request.url, first.list) };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData: { page, trail, list } }: Route.MetaArgs) =>
  listMeta({ ...page, trail }, list.number);

export default function BlogStandard({ loaderData: { page, trail, list, words } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <div className="wrap">
        <PostList page={list} look="wide" words={words} />
      </div>
    </>
  );
}
