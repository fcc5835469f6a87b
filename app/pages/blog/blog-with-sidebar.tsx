import { BlogSidebar } from "./blog-sidebar";
import { PageHead } from "~/sections/page-head";
import { PostList } from "./post-list";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/blog-with-sidebar";
import { loadBlogList, loadRecentPosts } from "./blog-list";
import { journalMeta } from "./journal-meta";

export const loader = () => ({ ...loadBlogList("blog-with-sidebar"), recent: loadRecentPosts() });

export const clientLoader = listClientLoader<typeof loader>("blog-with-sidebar");

export const meta = ({ loaderData: { page, breadcrumbs, list } }: Route.MetaArgs) =>
  journalMeta({ ...page, breadcrumbs }, list.number);

export default function BlogWithSidebar({
  loaderData: { page, breadcrumbs, list, words, recent },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="masthead" breadcrumbs={breadcrumbs} />
      <div className="wrap grid gap-x-16 desktop:grid-cols-[minmax(0,2fr)_minmax(320px,1fr)]">
        <div>
          <PostList page={list} look="narrow" words={words} />
        </div>
        <BlogSidebar recent={recent} className="desktop:mt-block desktop:mb-section" />
      </div>
    </>
  );
}
