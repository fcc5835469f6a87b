import { fill } from "~/lib/fill";
import { PageHead } from "~/sections/page-head";
import { PagedList } from "~/ui/pagination/paged-list";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/blog-list";
import { BlogSidebar } from "./blog-sidebar";
import { journalMeta } from "./journal-meta";
import { loadBlogList } from "./load-blog-list";
import { PostGrid } from "./post-grid";

export const loader = ({ pattern }: Route.LoaderArgs) => loadBlogList(pattern);

export const clientLoader = listClientLoader<typeof loader>();

export const meta = ({ loaderData: { page, list } }: Route.MetaArgs) => journalMeta(page, list.number);

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { page, list, look, words, recent } = loaderData;
  const { items, first, last, total } = list;
  const posts = (
    <PagedList
      page={list}
      status={fill(words.shown, { first, last, total })}
      statusClass="sr-only"
      withoutScripts={words.withoutScripts}
    >
      <PostGrid posts={items} look={look} words={words} />
    </PagedList>
  );
  return (
    <>
      <PageHead content={page} look="masthead" />
      {recent ? (
        <div className="wrap grid gap-x-16 desktop:grid-cols-[minmax(0,2fr)_minmax(320px,1fr)]">
          <div>{posts}</div>
          <BlogSidebar recent={recent} className="desktop:mt-band desktop:mb-section" />
        </div>
      ) : (
        <div className="wrap">{posts}</div>
      )}
    </>
  );
}
