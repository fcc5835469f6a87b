import { PageHead } from "~/sections/page-head";
import { PostList } from "./post-list";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/blog-3-column";
import { loadBlogList } from "./blog-list";
import { journalMeta } from "./journal-meta";

export const loader = () => loadBlogList("blog-3-column");

export const clientLoader = listClientLoader<typeof loader>("blog-3-column");

export const meta = ({ loaderData: { page, breadcrumbs, list } }: Route.MetaArgs) =>
  journalMeta({ ...page, breadcrumbs }, list.number);

export default function BlogThreeColumn({
  loaderData: { page, breadcrumbs, list, words },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="masthead" breadcrumbs={breadcrumbs} />
      <div className="wrap">
        <PostList page={list} look="three" words={words} />
      </div>
    </>
  );
}
